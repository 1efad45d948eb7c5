import type { DescriptionNode, RequestBodyNode } from '../nodes.ts';
import { below } from '../place.ts';
import { Context } from '../schema-contexts.ts';
import type { ResponseDraft } from './drafts.ts';
import type { MediaTypeReader } from './media-types.ts';
import { NodeTable } from './node-table.ts';
import type { ObjectReader } from './objects.ts';
import type { HeaderReader } from './parameters.ts';
import type { UseReader } from './use-reader.ts';

/** Reads Request Body Objects. */
export class RequestBodyReader {
  private readonly requestBodies = new NodeTable<RequestBodyNode>();
  private readonly mediaTypes: MediaTypeReader;

  constructor(mediaTypes: MediaTypeReader) {
    this.mediaTypes = mediaTypes;
  }

  get all(): RequestBodyNode[] {
    return this.requestBodies.all;
  }

  readonly read = (written: DescriptionNode): RequestBodyNode =>
    this.requestBodies.nodeOf(written.value, () => {
      const { value, place } = written;
      return { value, place, content: this.mediaTypes.content(written, 'body', Context.requestBody) };
    });
}

/** Reads Response Objects. */
export class ResponseReader {
  private readonly responses = new NodeTable<ResponseDraft>();
  private readonly uses: UseReader;
  private readonly mediaTypes: MediaTypeReader;
  private readonly headers: HeaderReader;
  private readonly links: ObjectReader;

  constructor(uses: UseReader, mediaTypes: MediaTypeReader, headers: HeaderReader, links: ObjectReader) {
    this.uses = uses;
    this.mediaTypes = mediaTypes;
    this.headers = headers;
    this.links = links;
  }

  get all(): ResponseDraft[] {
    return this.responses.all;
  }

  readonly read = (written: DescriptionNode): ResponseDraft =>
    this.responses.nodeOf(written.value, () => {
      const { value, place } = written;
      return {
        value,
        place,
        content: this.mediaTypes.content(written, 'body', Context.responseBody),
        headers: this.uses.usesInMap(value.headers, below(place, 'headers'), this.headers.read),
        links: this.uses.usesInMap(value.links, below(place, 'links'), this.links.read),
      };
    });
}
