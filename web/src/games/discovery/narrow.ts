// Windows too small for the wide tiles of the expeditions: phones, and everything up to a small tablet.

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 1100px");
