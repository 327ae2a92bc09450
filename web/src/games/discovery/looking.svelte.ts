// Whose house is looked at instead of one's own: a rival's strip opens it, the board shows it.

class Looking {
  at = $state<number | null>(null);

  toggle(seat: number): void {
    this.at = this.at === seat ? null : seat;
  }
}

export const looking = new Looking();
