import { describeData } from '../../support/describe-data.ts';

/** A schema that says only that it is a string. */
export const S = { type: 'string' };

/** What the description's places in the GET of `inPath` begin with. */
export const GET = '#paths//a/get';

/** The content of a JSON body. */
export const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** An operation with one response, and the given parts. */
export const operation = (parts: object = {}) => ({ responses: { 200: { description: 'Done' } }, ...parts });

/** A description of one GET with the given parts. */
export const inPath = (parts: object, openapi = '3.1.1') =>
  describeData({ openapi, paths: { '/a': { get: operation(parts) } } });
