import schema from '../../spec/x-lintel.schema.json' with { type: 'json' };

/** A key of `x-lintel`, as its JSON Schema describes it. */
export interface AnnotationKey {
  readonly name: string;
  /** What it means. */
  readonly description: string;
  /** The values that it may have, where these are few. */
  readonly values: readonly (string | boolean)[];
  /** True where its value is an object. */
  readonly isObject: boolean;
}

interface KeySchema {
  readonly description: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: boolean;
}

/** The keys of `x-lintel`, in the order of its schema. */
export const ANNOTATION_KEYS: readonly AnnotationKey[] = Object.entries(
  schema.properties as Readonly<Record<string, KeySchema>>,
).map(([name, { description, type, enum: values = [], const: only }]) => ({
  name,
  description,
  values: only === undefined ? values : [only],
  isObject: type === 'object',
}));

/** The name of the extension itself. */
export const ANNOTATION = 'x-lintel';

/** What the extension is for. */
export const ANNOTATION_MEANING: string = schema.description;
