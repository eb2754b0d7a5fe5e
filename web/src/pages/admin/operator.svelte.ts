/** What the operator knows and does. The secret is kept in memory only, and travels in a header. */
import { call, Refusal } from "../../kit/api";
import type { Blocked, Erased, Overview, PersonData } from "../../kit/wire";

export class Operator {
  overview = $state.raw<Overview | null>(null);
  #secret = "";

  /** Try a secret; with the right one there is an overview. */
  async enter(secret: string): Promise<void> {
    this.#secret = secret;
    await this.refresh();
  }

  leave(): void {
    this.#secret = "";
    this.overview = null;
  }

  async refresh(): Promise<void> {
    try {
      this.overview = await this.#ask<Overview>("GET", "overview");
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) this.leave();
      throw error;
    }
  }

  async remove(table: string): Promise<void> {
    await this.#ask<void>("DELETE", `tables/${table}`);
    await this.refresh();
  }

  async block(network: string, note: string): Promise<void> {
    this.#blocked(await this.#ask<Blocked[]>("POST", "block", { network, note }));
  }

  async unblock(network: string): Promise<void> {
    this.#blocked(await this.#ask<Blocked[]>("POST", "unblock", { network }));
  }

  person(name: string, table: string): Promise<PersonData> {
    return this.#ask<PersonData>("POST", "person", { name, table: table || null });
  }

  erase(name: string, table: string): Promise<Erased> {
    return this.#ask<Erased>("POST", "erase", { name, table: table || null });
  }

  #blocked(blocked: Blocked[]): void {
    if (this.overview) this.overview = { ...this.overview, blocked };
  }

  #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call<T>(method, `/api/admin/${path}`, this.#secret, body);
  }
}
