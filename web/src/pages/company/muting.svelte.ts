/** Whose words somebody doesn't want to see at a table, for as long as the page is open. */
class Muted {
  private now = $state.raw<ReadonlySet<string>>(new Set());

  has(table: string, seat: number): boolean {
    return this.now.has(`${table} ${seat}`);
  }

  toggle(table: string, seat: number): void {
    const key = `${table} ${seat}`;
    const rest = [...this.now].filter((one) => one !== key);
    this.now = new Set(this.has(table, seat) ? rest : [...rest, key]);
  }
}

export const muted = new Muted();
