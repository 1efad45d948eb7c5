/** The number of characters that a path with its query should stay under (8/uri-length). */
export const URI_LIMIT = 2000;
