/** Where `lintel init` can set up a check. */
export const PLACES = ['github', 'gitlab', 'pre-commit'] as const;
export type Place = (typeof PLACES)[number];
