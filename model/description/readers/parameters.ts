import { asString } from '../json.ts';
import type { DescriptionNode, HeaderNode, ParameterNode } from '../nodes.ts';
import { below } from '../place.ts';
import { Context } from '../schema-contexts.ts';
import type { ContextCollector } from './contexts.ts';
import type { ContentEntryDraft, SchemaUseDraft } from './drafts.ts';
import type { ExampleReader } from './examples.ts';
import { type MediaTypeReader, valueNameOf } from './media-types.ts';
import { NodeTable } from './node-table.ts';
import type { SchemaReader } from './schemas.ts';

/** Reads the fields that Parameter Objects and Header Objects have in common: `schema` or `content`, and examples. */
export class DescribedValueReader {
  private readonly schemas: SchemaReader;
  private readonly mediaTypes: MediaTypeReader;
  private readonly examples: ExampleReader;
  private readonly contexts: ContextCollector;

  constructor(schemas: SchemaReader, mediaTypes: MediaTypeReader, examples: ExampleReader, contexts: ContextCollector) {
    this.schemas = schemas;
    this.mediaTypes = mediaTypes;
    this.examples = examples;
    this.contexts = contexts;
  }

  read(
    written: DescriptionNode,
    role: 'parameter' | 'header',
    context: number,
  ): { readonly schema: SchemaUseDraft | null; readonly content: ContentEntryDraft[] } {
    const { value, place } = written;
    const schema = this.schemas.use(role, valueNameOf(written), value.schema, below(place, 'schema'), null);
    this.contexts.add(schema, context);
    this.examples.add(value, place, schema?.target ?? null, role);
    return { schema, content: this.mediaTypes.content(written, role, context) };
  }
}

/** Reads Parameter Objects. */
export class ParameterReader {
  private readonly parameters = new NodeTable<ParameterNode>();
  private readonly described: DescribedValueReader;

  constructor(described: DescribedValueReader) {
    this.described = described;
  }

  get all(): ParameterNode[] {
    return this.parameters.all;
  }

  readonly read = (written: DescriptionNode): ParameterNode =>
    this.parameters.nodeOf(written.value, () => {
      const { value, place } = written;
      const location = asString(value.in);
      const described = this.described.read(written, 'parameter', contextOf(location));
      return { value, place, name: asString(value.name), location, ...described };
    });
}

/** Reads Header Objects. */
export class HeaderReader {
  private readonly headers = new NodeTable<HeaderNode>();
  private readonly described: DescribedValueReader;

  constructor(described: DescribedValueReader) {
    this.described = described;
  }

  get all(): HeaderNode[] {
    return this.headers.all;
  }

  readonly read = (written: DescriptionNode): HeaderNode =>
    this.headers.nodeOf(written.value, () => {
      const { value, place } = written;
      return { value, place, ...this.described.read(written, 'header', Context.responseHeader) };
    });
}

function contextOf(location: string | null): number {
  if (location === 'path') return Context.pathParameter;
  if (location === 'query' || location === 'querystring') return Context.queryParameter;
  if (location === 'cookie') return Context.cookieParameter;
  return location === 'header' ? Context.headerParameter : 0;
}
