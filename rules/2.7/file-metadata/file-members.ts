/** The members of file metadata (section 2.7 of the conventions) with their types. */
export const FILE_MEMBERS = {
  id: 'string',
  created_at: 'integer',
  size: 'integer',
  url: 'string',
  type: 'string',
} as const;
