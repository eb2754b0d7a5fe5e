import { at } from "./routes";

/** The page's address. Tables have their own addresses, so that reload and the back button work. */
export type Route =
  | { page: "start" | "art" | "admin" | "puzzles" | "yours" | "ladder" }
  | { page: "workshop"; link: string }
  | { page: "table"; id: string; link: string };

/** The part after `#` belongs to the address: at a table it carries the token of a link, in the workshop a document. */
export function read(path: string, fragment = ""): Route {
  const { page, id } = at(path);
  if (page === "workshop") return { page, link: fragment };
  return page === "table" ? { page, id: id!, link: id! + fragment } : { page };
}

class Router {
  now = $state.raw<Route>(read(location.pathname, location.hash));

  /** Go to an address; `instead` of the present one, the back button leads to where one was before. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.now = read(location.pathname, location.hash);
  }
}

export const router = new Router();
addEventListener("popstate", () => router.follow());
