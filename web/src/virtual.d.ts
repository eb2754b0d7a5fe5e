/** What the build makes from the message catalogues; see plugins/words.ts. */
declare module "virtual:words" {
  export const languages: readonly string[];
  export const modules: ReadonlySet<string>;
  export const catalogue: (language: string, module: string) => Promise<{ default: string }>;
}
