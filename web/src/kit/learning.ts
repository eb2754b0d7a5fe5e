/** Finding out what the token of a link is for, if the link doesn't say so. */
import { api, Refusal } from "./api";
import { bareToken, find, remember, withToken } from "./remembered";

const TRIES = 5;
const AGAIN_MS = 1000;

/** Ask the server what a bare token opens, and remember the table with it. */
export async function learn(id: string, fragment: string): Promise<void> {
  const token = bareToken(fragment);
  if (!token) return;
  const before = find(id) ?? { id, game: "", places: {}, at: 0 };
  for (let left = TRIES; left > 0; left--) {
    try {
      const { opened_by: kind, place, game } = await api.info(id, token);
      remember({ ...withToken(before, token, kind, place), game, at: Date.now() });
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || hopeless(error.status)) return; // the table page says that it opens nothing
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Return whether there is no such table or token: asking again changes nothing. */
function hopeless(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
