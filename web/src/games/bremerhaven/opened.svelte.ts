/** The rival whose harbour is looked at, if one is. */

class Opened {
  seat = $state<number | null>(null);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const opened = new Opened();
