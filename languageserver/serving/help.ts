import { pathOf } from '../file-names.ts';
import { complete } from '../help/complete.ts';
import { type HoverSources, hover } from '../help/hover.ts';
import type { ServedEditor } from './served-editor.ts';

/** A request of our own: what the paths of a description are. */
const PATHS_REQUEST = 'lintel/paths';

/** What our own request names. */
interface PathsParams {
  readonly textDocument: { readonly uri: string };
}

/** Answers what something means, and what can be written at a place. */
export function serveHelp(editor: ServedEditor, goodExampleOf: HoverSources['goodExampleOf']): void {
  const { connection, documents, shown } = editor;
  /** A hover says the rest where an example cannot be had. */
  const exampleOrNull = (ruleId: string) =>
    goodExampleOf(ruleId).catch((reason: unknown) => {
      connection.console.error(`no example of ${ruleId}: ${reason}`);
      return null;
    });
  connection.onHover(({ textDocument, position }) => {
    const open = documents.at(textDocument.uri);
    if (open === undefined) return null;
    const { path: file, document } = open;
    const classOf = async (key: string) =>
      (await editor.ask('paths', { file }))?.find(({ path }) => path === key) ?? null;
    return hover(document, position, { diagnostics: shown.of(file), goodExampleOf: exampleOrNull, classOf });
  });
  connection.onRequest(PATHS_REQUEST, ({ textDocument }: PathsParams) => {
    const file = pathOf(textDocument.uri);
    return file === null ? null : editor.ask('paths', { file });
  });
  connection.onCompletion(({ textDocument, position }) => {
    const open = documents.at(textDocument.uri);
    if (open === undefined) return [];
    const { path, document } = open;
    return complete(document, document.offsetAt(position), shown.of(path));
  });
}
