/** Where `lintel init` can set up a check. */
export const CHECK_PLACES = ['github', 'gitlab', 'pre-commit'] as const;
export type CheckPlace = (typeof CHECK_PLACES)[number];
