/** What the player has lifted and not yet put down: the soldier, a card by its place, or nothing. Never a card's name,
 * so that nothing here remembers a hidden card. */
export class Grip {
  private thing = $state("");

  is(thing: string): boolean {
    return this.thing === thing;
  }

  lift(thing: string): void {
    this.thing = thing;
  }

  toggle(thing: string): void {
    this.thing = this.thing === thing ? "" : thing;
  }

  drop(): void {
    this.thing = "";
  }
}
