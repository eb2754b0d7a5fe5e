/** The maze that people are offered first: on it, equal players win about as often as Pac-Man and as ghosts. */
export default () => ({ layout: "market" });
