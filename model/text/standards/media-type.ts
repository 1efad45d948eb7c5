/** A media type's name without parameters, in lower case: `application/json; charset=UTF-8` gives `application/json`. */
export function essence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** True for `application/json` and every `+json` type. */
export function isJson(mediaType: string): boolean {
  const name = essence(mediaType);
  return name === 'application/json' || name.endsWith('+json');
}

/** True for `multipart/*`. */
export function isMultipart(mediaType: string): boolean {
  return essence(mediaType).startsWith('multipart/');
}
