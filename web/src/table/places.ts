export { offers, place, type Offered, type PlaceHow } from "./places.svelte";
