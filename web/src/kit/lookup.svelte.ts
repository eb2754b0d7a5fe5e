/** Looking something up in the help: what is looked for, if the help is open. */
class Lookup {
  /** The ruling that somebody wants to read; empty: the rules from the beginning; null: the help is closed. */
  ruling = $state<string | null>(null);

  open(ruling = ""): void {
    this.ruling = ruling;
  }

  close(): void {
    this.ruling = null;
  }
}

export const lookup = new Lookup();
