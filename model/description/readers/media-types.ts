import { asArray, asObject, asString, isObject } from '../json.ts';
import type { DescriptionNode } from '../nodes.ts';
import { below, byText } from '../place.ts';
import type { ContextCollector } from './contexts.ts';
import type { ContentEntryDraft, MediaTypeDraft } from './drafts.ts';
import type { ExampleReader } from './examples.ts';
import { NodeTable } from './node-table.ts';
import type { SchemaReader } from './schemas.ts';
import type { UseReader } from './use-reader.ts';
import type { WorkList } from './work-list.ts';

/** What has a `content`. */
export type ContentRole = 'body' | 'parameter' | 'header';

/** Reads Media Type Objects, under the names that `content` has for them. */
export class MediaTypeReader {
  private readonly mediaTypes = new NodeTable<MediaTypeDraft>();
  private readonly uses: UseReader;
  private readonly schemas: SchemaReader;
  private readonly examples: ExampleReader;
  private readonly contexts: ContextCollector;
  private readonly work: WorkList;

  constructor(
    uses: UseReader,
    schemas: SchemaReader,
    examples: ExampleReader,
    contexts: ContextCollector,
    work: WorkList,
  ) {
    this.uses = uses;
    this.schemas = schemas;
    this.examples = examples;
    this.contexts = contexts;
    this.work = work;
  }

  get all(): MediaTypeDraft[] {
    return this.mediaTypes.all;
  }

  /**
   * The entries of the `content` of an object, ordered by name, since some rules report the first that they find.
   *
   * @param contexts What the values in the content are part of.
   */
  content(holder: DescriptionNode, role: ContentRole, contexts: number): ContentEntryDraft[] {
    const place = below(holder.place, 'content');
    const nameOf = (mediaType: string) => (role === 'body' ? mediaType : valueNameOf(holder));
    const uses = this.uses.usesInMap(holder.value.content, place, (written, key) =>
      this.read(nameOf(key), written, role),
    );
    const content = uses
      .flatMap(({ key, node }): ContentEntryDraft[] => (node === null ? [] : [{ name: key, mediaType: node }]))
      .sort((left, right) => byText(left.name, right.name));
    this.contexts.addContent(content, contexts);
    return content;
  }

  /** A Media Type Object; its schema is used under the name: that of the media type, or of the parameter or header. */
  read(name: string, { value, place }: DescriptionNode, role: ContentRole): MediaTypeDraft {
    return this.mediaTypes.nodeOf(value, () => {
      const whole = this.schemas.use(role, name, value.schema, below(place, 'schema'), null);
      const item = this.schemas.use(role, name, value.itemSchema, below(place, 'itemSchema'), null);
      const uses = { schema: whole ?? item, itemSchema: whole === null ? null : item };
      const mediaType: MediaTypeDraft = { value, place, ...uses, partHeaders: NO_HEADERS };
      for (const use of Object.values(uses)) this.contexts.add(use, 0);
      this.examples.add(value, place, mediaType.schema?.target ?? null, role);
      // Not at once: a header in an encoding can have the same media type.
      if (partEncodings(mediaType).length > 0) this.work.add({ kind: 'encoding', mediaType });
      return mediaType;
    });
  }
}

const NO_HEADERS: MediaTypeDraft['partHeaders'] = new Map();

/** The name of a parameter or header. */
export function valueNameOf({ value, place }: DescriptionNode): string {
  return asString(value.name) ?? String(place.key);
}

/**
 * An Encoding Object of a multipart body, and what it is for: the name of a part, or where the part stands among
 * others.
 */
interface PartEncoding extends DescriptionNode {
  readonly part: string;
}

/**
 * The Encoding Objects of a media type, those that OpenAPI 3.2 gives parts by position or nests in others included:
 * each inner one once.
 */
export function partEncodings(holder: DescriptionNode): PartEncoding[] {
  const found = directEncodings(holder);
  const known = new Set<unknown>(found.map(({ value }) => value));
  for (const outer of found) {
    for (const inner of directEncodings(outer)) {
      if (known.has(inner.value)) continue;
      known.add(inner.value);
      found.push({ ...inner, part: `${outer.part}/${inner.part}` });
    }
  }
  return found;
}

function directEncodings({ value, place }: DescriptionNode): PartEncoding[] {
  const named = Object.entries(asObject(value.encoding)).map(([part, encoding]) => ({
    part,
    value: encoding,
    place: below(place, 'encoding', part),
  }));
  const first = asArray(value.prefixEncoding).map((encoding, index) => ({
    part: `prefixEncoding/${index}`,
    value: encoding,
    place: below(place, 'prefixEncoding', index),
  }));
  const rest = { part: 'itemEncoding', value: value.itemEncoding, place: below(place, 'itemEncoding') };
  return [...named, ...first, rest].flatMap((one) => (isObject(one.value) ? [{ ...one, value: one.value }] : []));
}
