/** The members of a link object (section 2.4 of the conventions), with their types. */
export const LINK_MEMBERS = { href: 'string', rel: 'string', method: 'string' } as const;

/** What every error object has (section 2.6). */
export const REQUIRED_ERROR_MEMBERS: readonly string[] = ['name', 'message', 'debug_id'];

/** What every item of an error object's details has (section 2.6), with the types. */
export const DETAIL_MEMBERS = { field: 'string', issue: 'string', location: 'string' } as const;

/** The members of file metadata (section 2.7), with their types. */
export const FILE_MEMBERS = {
  id: 'string',
  created_at: 'integer',
  size: 'integer',
  url: 'string',
  type: 'string',
} as const;
