import type { DescribedValue } from '../../schemas/described-values.ts';
import type { HttpMessage } from '../exchange.ts';

/** A value in a JSON body, with the schemas of the description that describe it. */
export type BodyValue = DescribedValue<HttpMessage>;
