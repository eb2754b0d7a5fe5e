/** What the build makes from the message catalogues; see plugins/words.ts. */
declare module "virtual:words" {
  type Catalogue = () => Promise<{ default: string }>;
  export const words: Record<string, { page: Catalogue; games: Record<string, Catalogue> }>;
}
