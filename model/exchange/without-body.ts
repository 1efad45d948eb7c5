/** True for an answer that has no body whatever its fields say (RFC 9110, section 6.4.1). */
export function isWithoutBody(method: string, status: number): boolean {
  return method.toUpperCase() === 'HEAD' || status === 204 || status === 304;
}
