import { asArray, asObject, isObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';

/**
 * An edit that breaks clients. It changes a schema in place, and gives the keys from it to what changed; null where it
 * does not fit.
 */
export interface SeededChange {
  readonly title: string;
  /** Who sends what the schema describes. */
  readonly sent: 'request' | 'response' | 'both';
  readonly edit: (schema: Data) => { readonly side: 'before' | 'after'; readonly keys: readonly string[] } | null;
}

const now = (...keys: string[]) => ({ side: 'after' as const, keys });
const then = (...keys: string[]) => ({ side: 'before' as const, keys });

type Edit = SeededChange['edit'];

/** True for a schema whose values are of one type, which it names itself. */
const isOf = (schema: Data, type: string) =>
  schema.type === type && !['allOf', 'anyOf', 'oneOf', '$ref', 'enum', 'const'].some((key) => key in schema);

function set(type: string, keyword: string, value: (before: number | undefined) => unknown, needs: boolean): Edit {
  return (schema) => {
    const before = schema[keyword];
    if (!isOf(schema, type) || (typeof before === 'number') !== needs) return null;
    const after = value(before as number | undefined);
    if (after === null) return null;
    schema[keyword] = after;
    return now(keyword);
  };
}

function drop(type: string, keyword: string): Edit {
  return (schema) => {
    if (!isOf(schema, type) || !(keyword in schema) || schema[keyword] === 0 || schema[keyword] === false) return null;
    if (schema.format === 'int32' || schema.format === 'int64') return null;
    delete schema[keyword];
    return then(keyword);
  };
}

const LIMITS: readonly (readonly [string, string, 'lower' | 'upper'])[] = [
  ['integer', 'minimum', 'lower'],
  ['integer', 'maximum', 'upper'],
  ['string', 'minLength', 'lower'],
  ['string', 'maxLength', 'upper'],
  ['array', 'minItems', 'lower'],
  ['array', 'maxItems', 'upper'],
];

const isPlainText = (schema: Data) => isOf(schema, 'string') && !('pattern' in schema) && !('format' in schema);

const BOUNDS: readonly SeededChange[] = LIMITS.flatMap(([type, keyword, end]): SeededChange[] => {
  const inward = (value = 0) => (end === 'lower' ? value + 1 : value > 0 ? value - 1 : null);
  const outward = (value = 0) => (end === 'upper' ? value + 1 : value > 1 ? value - 1 : null);
  const unlessPattern =
    (edit: Edit): Edit =>
    (schema) =>
      type === 'string' && 'pattern' in schema ? null : edit(schema);
  return [
    { title: `${keyword} tightened`, sent: 'request', edit: unlessPattern(set(type, keyword, inward, true)) },
    { title: `${keyword} widened`, sent: 'response', edit: unlessPattern(set(type, keyword, outward, true)) },
    {
      title: `${keyword} added`,
      sent: 'request',
      edit: unlessPattern(set(type, keyword, () => (end === 'lower' ? 7 : 8), false)),
    },
    { title: `${keyword} dropped`, sent: 'response', edit: unlessPattern(drop(type, keyword)) },
  ];
});

const TYPES: readonly SeededChange[] = ['string', 'integer', 'boolean', 'array', 'object', 'number'].map((type) => ({
  title: `${type} becomes another type`,
  sent: 'both',
  edit: (schema) => {
    if (!isOf(schema, type)) return null;
    for (const key of Object.keys(schema)) delete schema[key];
    // Numbers and booleans of parameters are texts as well.
    schema.type = type === 'object' ? 'array' : 'object';
    return now('type');
  },
}));

const onProperty =
  (edit: (schema: Data, name: string, properties: Data) => ReturnType<Edit>): Edit =>
  (schema) => {
    const properties = schema.properties as Data | undefined;
    const name = Object.keys(asObject(properties)).find((one) => {
      const { readOnly, writeOnly, $ref } = asObject(asObject(properties)[one]);
      return readOnly !== true && writeOnly !== true && $ref === undefined;
    });
    if (properties === undefined || name === undefined || schema.type !== 'object') return null;
    return edit(schema, name, properties);
  };

const OBJECTS: readonly SeededChange[] = [
  {
    title: 'property removed',
    sent: 'both',
    edit: onProperty((schema, name, properties) => {
      if (asArray(schema.required).includes(name)) return null;
      delete properties[name];
      return then('properties', name);
    }),
  },
  {
    title: 'required property removed',
    sent: 'response',
    edit: onProperty((schema, name, properties) => {
      if (!asArray(schema.required).includes(name)) return null;
      delete properties[name];
      schema.required = asArray(schema.required).filter((one) => one !== name);
      if (asArray(schema.required).length === 0) delete schema.required;
      return then('properties', name);
    }),
  },
  {
    title: 'property required',
    sent: 'request',
    edit: onProperty((schema, name) => {
      const required = asArray(schema.required);
      if (required.includes(name)) return null;
      schema.required = [...required, name];
      return now('required', String(required.length));
    }),
  },
  {
    title: 'property no longer required',
    sent: 'response',
    edit: onProperty((schema, name) => {
      const required = asArray(schema.required);
      if (!required.includes(name)) return null;
      schema.required = required.filter((one) => one !== name);
      return then('required', String(required.indexOf(name)));
    }),
  },
  {
    title: 'required property added',
    sent: 'request',
    edit: onProperty((schema, _name, properties) => {
      properties.seededProperty = { type: 'string' };
      schema.required = [...asArray(schema.required), 'seededProperty'];
      return now('properties', 'seededProperty');
    }),
  },
  {
    title: 'property readOnly',
    sent: 'request',
    edit: onProperty((_schema, name, properties) => {
      properties[name] = { ...asObject(properties[name]), readOnly: true };
      return now('properties', name, 'readOnly');
    }),
  },
  {
    title: 'property writeOnly',
    sent: 'response',
    edit: onProperty((_schema, name, properties) => {
      properties[name] = { ...asObject(properties[name]), writeOnly: true };
      return now('properties', name, 'writeOnly');
    }),
  },
  {
    title: 'property renamed',
    sent: 'response',
    edit: onProperty((schema, name, properties) => {
      if (asArray(schema.required).includes(name)) return null;
      properties[`${name}Renamed`] = properties[name];
      delete properties[name];
      return then('properties', name);
    }),
  },
  ...['additionalProperties', 'unevaluatedProperties'].map(
    (keyword): SeededChange => ({
      title: `closed by ${keyword}`,
      sent: 'both',
      edit: (schema) => {
        if (
          !isOf(schema, 'object') ||
          schema.additionalProperties !== undefined ||
          schema.unevaluatedProperties !== undefined
        )
          return null;
        schema[keyword] = false;
        return now(keyword);
      },
    }),
  ),
];

const VALUES: readonly SeededChange[] = [
  {
    title: 'value added to an enum',
    sent: 'both',
    edit: (schema) => {
      if (!Array.isArray(schema.enum) || schema.type !== 'string') return null;
      schema.enum = [...schema.enum, 'SEEDED'];
      return now('enum');
    },
  },
  {
    title: 'value taken from an enum',
    sent: 'both',
    edit: (schema) => {
      if (!Array.isArray(schema.enum) || schema.enum.length < 2 || schema.enum[0] === null) return null;
      schema.enum = schema.enum.slice(1);
      return now('enum');
    },
  },
  {
    title: 'value of an enum exchanged',
    sent: 'both',
    edit: (schema) => {
      if (!Array.isArray(schema.enum) || schema.type !== 'string' || schema.enum[0] === null) return null;
      schema.enum = ['SEEDED', ...schema.enum.slice(1)];
      return now('enum');
    },
  },
  {
    title: 'enum dropped',
    sent: 'both',
    edit: (schema) => {
      if (!Array.isArray(schema.enum) || schema.type !== 'string' || 'pattern' in schema) return null;
      delete schema.enum;
      return then('enum');
    },
  },
  {
    title: 'enum added',
    sent: 'request',
    edit: (schema) => {
      if (!isPlainText(schema)) return null;
      schema.enum = ['ONE', 'TWO'];
      return now('enum');
    },
  },
  {
    title: 'const added',
    sent: 'request',
    edit: (schema) => {
      if (!isPlainText(schema)) return null;
      schema.const = 'ONE';
      return now('const');
    },
  },
  {
    title: 'default changed',
    sent: 'request',
    edit: (schema) => {
      if (typeof schema.default !== 'number') return null;
      schema.default += 1;
      return now('default');
    },
  },
  {
    title: 'default dropped',
    sent: 'request',
    edit: (schema) => {
      if (!('default' in schema)) return null;
      delete schema.default;
      return then('default');
    },
  },
  ...['uuid', 'date', 'email', 'uri'].map(
    (format): SeededChange => ({
      title: `format ${format} added`,
      sent: 'request',
      edit: (schema) => {
        if (!isPlainText(schema)) return null;
        schema.format = format;
        return now('format');
      },
    }),
  ),
  {
    title: 'format dropped',
    sent: 'response',
    edit: (schema) => {
      if (
        !isOf(schema, 'string') ||
        typeof schema.format !== 'string' ||
        ['password', 'html', 'markdown', ''].includes(schema.format)
      )
        return null;
      delete schema.format;
      return then('format');
    },
  },
  {
    title: 'format exchanged',
    sent: 'both',
    edit: (schema) => {
      if (!isOf(schema, 'string') || typeof schema.format !== 'string') return null;
      schema.format = schema.format === 'ipv4' ? 'ipv6' : 'ipv4';
      return now('format');
    },
  },
  ...['^[a-z]{3}$', '^x', '[0-9]$', '^(?!z)[a-z]+$'].map(
    (pattern): SeededChange => ({
      title: `pattern ${pattern} added`,
      sent: 'request',
      edit: (schema) => {
        if (!isPlainText(schema) || Number(schema.maxLength ?? 9) < 2 || Number(schema.minLength ?? 0) > 200)
          return null;
        schema.pattern = pattern;
        return now('pattern');
      },
    }),
  ),
  {
    title: 'pattern dropped',
    sent: 'response',
    edit: (schema) => {
      if (
        !isOf(schema, 'string') ||
        typeof schema.pattern !== 'string' ||
        schema.pattern.length > 40 ||
        'format' in schema
      )
        return null;
      if (/^\^?(\.|\[\\s\\S\])[*+]?\$?$/.test(schema.pattern)) return null;
      delete schema.pattern;
      return then('pattern');
    },
  },
  {
    title: 'items unique',
    sent: 'request',
    edit: (schema) => {
      // One item is always unique.
      const isOne = typeof schema.maxItems === 'number' && schema.maxItems < 2;
      if (!isOf(schema, 'array') || schema.uniqueItems === true || isOne) return null;
      schema.uniqueItems = true;
      return now('uniqueItems');
    },
  },
  {
    title: 'items no longer unique',
    sent: 'response',
    edit: (schema) => {
      if (!isOf(schema, 'array') || schema.uniqueItems !== true) return null;
      delete schema.uniqueItems;
      return then('uniqueItems');
    },
  },
  {
    title: 'items dropped',
    sent: 'response',
    edit: (schema) => {
      const { $ref, type } = asObject(schema.items);
      if (!isOf(schema, 'array') || ($ref === undefined && type === undefined)) return null;
      delete schema.items;
      return then('items');
    },
  },
  ...[5, 7].map(
    (divisor): SeededChange => ({
      title: `multipleOf ${divisor} added`,
      sent: 'request',
      edit: (schema) => {
        if (!isOf(schema, 'integer') || 'multipleOf' in schema) return null;
        schema.multipleOf = divisor;
        return now('multipleOf');
      },
    }),
  ),
  {
    title: 'null taken no more',
    sent: 'request',
    edit: (schema) => {
      if (!Array.isArray(schema.type) || !schema.type.includes('null') || schema.type.length !== 2) return null;
      schema.type = schema.type.filter((one) => one !== 'null')[0];
      return now('type');
    },
  },
  ...['string', 'integer', 'object'].map(
    (type): SeededChange => ({
      title: `${type} may be null`,
      sent: 'response',
      edit: (schema) => {
        if (!isOf(schema, type) || schema.nullable !== undefined) return null;
        schema.type = [type, 'null'];
        return now('type');
      },
    }),
  ),
  {
    title: 'integer becomes number',
    sent: 'response',
    edit: (schema) => {
      if (!isOf(schema, 'integer') || 'format' in schema) return null;
      schema.type = 'number';
      return now('type');
    },
  },
  {
    title: 'number becomes integer',
    sent: 'request',
    edit: (schema) => {
      if (!isOf(schema, 'number') || 'format' in schema) return null;
      schema.type = 'integer';
      return now('type');
    },
  },
  {
    title: 'not added',
    sent: 'request',
    edit: (schema) => {
      if (!isPlainText(schema)) return null;
      schema.not = { enum: ['SEEDED'] };
      return now('not');
    },
  },
  {
    title: 'values of a map restricted',
    sent: 'request',
    edit: (schema) => {
      if (!isOf(schema, 'object') || isObject(schema.properties) || 'additionalProperties' in schema) return null;
      schema.additionalProperties = { type: 'integer' };
      return now('additionalProperties');
    },
  },
];

/** Edits of schemas. */
export const SEEDED_CHANGES: readonly SeededChange[] = [...BOUNDS, ...TYPES, ...OBJECTS, ...VALUES];
