/** Two players are offered a deck with fewer ghosts first: with the other one their game is over soon. */
export default (players: number) => (players === 2 ? { deck: "for-two" } : {});
