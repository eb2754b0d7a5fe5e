/** Where in the page we are. Tables have addresses of their own, so that reload and the back button do what they should. */
export type Route = { page: "start" } | { page: "art" } | { page: "table"; id: string; link: string };

/** What stands behind `#` is part of the way to a table: it carries the token of a link. */
export function read(path: string, fragment = ""): Route {
  const table = /^\/t\/([A-Za-z0-9_-]{8,64})$/.exec(path);
  if (path === "/art") return { page: "art" };
  return table ? { page: "table", id: table[1]!, link: table[1]! + fragment } : { page: "start" };
}

class Router {
  now = $state.raw<Route>(read(location.pathname, location.hash));

  go(path: string): void {
    history.pushState(null, "", path);
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.now = read(location.pathname, location.hash);
  }
}

export const router = new Router();
addEventListener("popstate", () => router.follow());
