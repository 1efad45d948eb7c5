import { gzipSync } from 'node:zlib';
import { visible } from '../platform/visible-text.ts';

/**
 * Data for the page's script, which reads it by `JSON.parse(document.getElementById(id).textContent)`; it is never run.
 */
export function Data({ id, value }: { readonly id: string; readonly value: unknown }) {
  const text = JSON.stringify(value, shown).replaceAll('<', '\\u003c');
  // JSON without a "<" cannot end the element.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * The same for data that would be large: compressed, in letters that cannot end the element. pages/client/unpack.ts
 * reads it.
 */
export function PackedData({ id, value }: { readonly id: string; readonly value: unknown }) {
  const text = gzipSync(JSON.stringify(value, shown), { level: 9 }).toString('base64');
  // Base64 cannot end the element.
  return <script type="application/gzip" id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The script draws each text; what would act or hide is shown. */
function shown(_: string, value: unknown): unknown {
  return typeof value === 'string' ? visible(value) : value;
}
