/** What a person asked of the server: whether it is on its way, and why it was refused. */
import { why } from "../connection/connection";

export class Attempt {
  isBusy = $state(false);
  problem = $state("");

  /** `offline` says that the server is not there, in the words of the page. */
  constructor(private readonly offline: () => string) {}

  /** Whether it was done. */
  run = async (action: () => Promise<unknown>): Promise<boolean> => {
    this.isBusy = true;
    this.problem = "";
    try {
      await action();
      return true;
    } catch (refused) {
      this.problem = why(refused, this.offline());
      return false;
    } finally {
      this.isBusy = false;
    }
  };
}
