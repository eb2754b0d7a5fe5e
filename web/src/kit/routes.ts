/** The pages and their addresses, listed once: the router reads them here, and the build writes them for the server. */
export const ROUTES = {
  start: { path: "/", document: "start" },
  puzzles: { path: "/puzzles", document: "start" },
  yours: { path: "/yours", document: "start" },
  ladder: { path: "/ladder", document: "start" },
  art: { path: "/art", document: "start" },
  workshop: { path: "/workshop", document: "start" },
  admin: { path: "/admin", document: "start" },
  table: { path: "/t/:id", document: "table" },
} as const;

export type Page = keyof typeof ROUTES;

const ID = "([A-Za-z0-9_-]{8,64})";

/** Return the page at an address and the id in it, if there is one; an unknown address is the start page. */
export function at(path: string): { page: Page; id: string | undefined } {
  for (const page of Object.keys(ROUTES) as Page[]) {
    const found = new RegExp(`^${ROUTES[page].path.replace(":id", ID)}$`).exec(path);
    if (found) return { page, id: found[1] };
  }
  return { page: "start", id: undefined };
}

/** Return a table's address. */
export const tablePath = (id: string): string => ROUTES.table.path.replace(":id", id);
