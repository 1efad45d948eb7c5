/** Nouns for files, in the singular, as the last words of names of multipart parts and of path segments. */
export const FILE_NOUNS: ReadonlySet<string> = new Set([
  'file',
  'document',
  'image',
  'photo',
  'picture',
  'video',
  'audio',
  'attachment',
  'upload',
  'artifact',
]);

/**
 * Nouns for what is stored that can be read as verbs: `scan` at the end of an upload's path names a file, not an
 * action.
 */
export const FILE_NOUNS_LIKE_VERBS: ReadonlySet<string> = new Set([
  'file',
  'document',
  'photo',
  'scan',
  'picture',
  'image',
  'record',
  'video',
  'audio',
]);
