/** What every item of an error object's details has, with the types. */
export const MEMBERS = { field: 'string', issue: 'string', location: 'string' } as const;

export const MEMBER_NAMES: readonly string[] = Object.keys(MEMBERS);
