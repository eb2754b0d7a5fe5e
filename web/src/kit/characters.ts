/** Characters: bots with a name, whose words and faces are loaded where one of them plays. */
const NO_CHARACTER = new Set(["random", "perfect"]);

/** Return whether a bot is a character: levels and the classic bots have a number, bots of somebody's own a colon. */
export function isCharacter(bot: string | null | undefined): bot is string {
  return bot != null && /^[a-z]+$/.test(bot) && !NO_CHARACTER.has(bot);
}
