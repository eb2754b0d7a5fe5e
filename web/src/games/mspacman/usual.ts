/** Three players are offered a board of their own first: on the other ones seat 1 wins too often. */
export default (players: number) => (players === 3 ? { layout: "for-three" } : {});
