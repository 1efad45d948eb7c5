import { defineRule } from '../../../framework/define-rule.ts';
import { counted, plain } from '../../../framework/messages.ts';
import { asString } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { type PathNode, parameterChild, type SegmentNode } from '../../../model/paths/tree.ts';
import { valueSchemaOf } from '../../../model/schemas/fields.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** A fixed segment beside a parameter. */
interface Subject {
  readonly place: Place;
  readonly fixed: SegmentNode;
  readonly parameter: SegmentNode;
}

/** No fixed segment stands where an identifier could have the same text. */
export default defineRule({
  id: 'path-shadowed',
  statements: ['4.1/path-unique'],
  severity: 'hint',
  summary: 'No fixed segment stands where an identifier could have the same text.',
  why: 'The resource whose identifier happens to be that text cannot be reached, or the fixed path cannot: routers decide it differently.',
  subjects: (description): Subject[] => {
    const { paths, urlsOf } = classifyPaths(description);
    const nodes = new Set(paths.flatMap(urlsOf).flatMap(({ resource }) => resource));
    return [...nodes].flatMap((fixed) => {
      const parameter = parameterChild(fixed.parent);
      return fixed.segment.kind === 'fixed' && parameter !== undefined
        ? [{ place: fixed.place, fixed, parameter }]
        : [];
    });
  },
  judge: ({ fixed, parameter }) => {
    const { text } = fixed.segment;
    if (!meet(fixed, parameter) || isUuid(parameter) || !canBe(text, parameter)) return null;
    return { message: ({ length }) => messageOn(fixed, parameter, length), cause: parameter };
  },
});

/** One pattern of the parameter excludes all fixed segments beside it. */
function messageOn({ prefix, segment }: SegmentNode, parameter: SegmentNode, count: number): string {
  const text = plain(segment.text);
  const fact = `${plain(prefix)} is also ${plain(parameter.prefix)} with the identifier ${text}`;
  if (count === 1) return `${fact}; see to it that no identifier is ${text}, or write another path`;
  const others = `as are ${counted(count - 1, 'other path')}`.replace(/^as are 1 /, 'as is 1 ');
  return `${fact}, ${others}; give ${plain(parameter.segment.text)} a pattern that admits none of these words, or write other paths`;
}

/** True where some request path matches a key below each of the two. */
function meet(fixed: PathNode, parameter: PathNode): boolean {
  const pending: [PathNode, PathNode][] = [[fixed, parameter]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [left, right] = next;
    if (left.ends.length > 0 && right.ends.length > 0) return true;
    for (const [key, child] of left.children) {
      const same = right.children.get(key);
      if (same !== undefined) pending.push([child, same]);
    }
  }
  return false;
}

/** True where the name of the parameter says that its values are UUIDs, which are no words. */
function isUuid({ segment }: SegmentNode): boolean {
  return segment.parameterNames.some((name) => ['uuid', 'guid'].includes(splitWords(name).at(-1) ?? ''));
}

/** False where all schemas that paths give the identifier exclude the text. */
function canBe(text: string, parameter: SegmentNode): boolean {
  const schemas = schemasOf(parameter);
  return schemas.length === 0 || schemas.some((schema) => admitsText(schema, text));
}

function admitsText(schema: SchemaNode, text: string): boolean {
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes('string')) return false;
  if (keywordOf(schema, 'enum') !== undefined) return false;
  if (['uuid', 'date', 'date-time'].includes(asString(keywordOf(schema, 'format')?.value) ?? '')) return false;
  if (
    Number(keywordOf(schema, 'minLength')?.value) > text.length ||
    Number(keywordOf(schema, 'maxLength')?.value) < text.length
  )
    return false;
  const pattern = asString(keywordOf(schema, 'pattern')?.value);
  return pattern === null || admits(parsePattern(pattern), text) !== false;
}

/** Of the paths that end with the parameter, or else one segment after it. */
function schemasOf({ ends, depth, children }: SegmentNode): SchemaNode[] {
  const paths = ends.length > 0 ? ends : [...children.values()].flatMap((child) => child.ends);
  return paths.flatMap(({ use: { node }, template }) => {
    const segments = template.segments.filter(({ text }) => text !== '');
    const [name] = segments[depth - 1]?.parameterNames ?? [];
    const declared = (node?.operations ?? []).flatMap(({ parameters }) => parameters);
    const found = [...(node?.parameters ?? []), ...declared].find(
      (use) => use.node?.location === 'path' && use.node.name === name,
    );
    return found?.node == null ? [] : (valueSchemaOf(found.node)?.target ?? []);
  });
}
