/**
 * Milliseconds since some moment. Node loads several modules for `performance.now()`, which takes a short run longer
 * than to lint.
 */
export function milliseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
