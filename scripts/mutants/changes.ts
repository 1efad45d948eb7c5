/** The small faults that can be put into a source file, from its syntax tree. */
import {
  type ArrayLiteralExpression,
  type BinaryExpression,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';

/** What kind of fault it is. */
type Operator = 'condition' | 'bound' | 'return' | 'option' | 'severity' | 'text' | 'list' | 'statement';

/** One small fault: a part of a file, and what stands there instead. */
export interface Change {
  readonly operator: Operator;
  /** Of the part, in UTF-16 units from the start of the file. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /**
   * How both can be there at once: as alternatives of an expression, as members or items that may be left out, or as a
   * statement that may.
   */
  readonly form: 'expression' | 'member' | 'item' | 'statement';
}

type Collect = (node: Node, text: (node: Node) => string) => readonly Proposal[];

type Proposal = Pick<Change, 'operator' | 'replacement'> & { readonly node: Node; readonly form?: Change['form'] };

const BOUNDS: Readonly<Record<number, readonly string[]>> = {
  [SyntaxKind.LessThanToken]: ['<='],
  [SyntaxKind.LessThanEqualsToken]: ['<'],
  [SyntaxKind.GreaterThanToken]: ['>='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>'],
  [SyntaxKind.PlusToken]: ['-'],
  [SyntaxKind.MinusToken]: ['+'],
};

const CONDITIONS: Readonly<Record<number, string>> = {
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
};

const SEVERITIES: Readonly<Record<string, string>> = { error: 'warn', warn: 'info', info: 'hint', hint: 'warn' };

/** Every change of a file. */
export function changesOf(file: SourceFile): Change[] {
  const changes: Change[] = [];
  const text = (node: Node) => file.text.slice(startOf(node, file), node.end);
  const visit = (node: Node): undefined => {
    if (isOnlyType(node)) return;
    for (const { node: changed, operator, replacement, form = 'expression' } of COLLECTORS.flatMap((collect) =>
      collect(node, text),
    )) {
      const start = startOf(changed, file);
      if (file.text.slice(start, changed.end) === replacement) continue;
      changes.push({ operator, start, end: changed.end, replacement, form });
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return changes;
}

function startOf(node: Node, file: SourceFile): number {
  return node.getStart(file);
}

/** Types are gone at run time, and names of modules are no texts. */
function isOnlyType({ kind }: Node): boolean {
  return (
    kind === SyntaxKind.ImportDeclaration ||
    kind === SyntaxKind.ExportDeclaration ||
    kind === SyntaxKind.InterfaceDeclaration ||
    kind === SyntaxKind.TypeAliasDeclaration ||
    (kind >= SyntaxKind.FirstTypeNode && kind <= SyntaxKind.LastTypeNode)
  );
}

const COLLECTORS: readonly Collect[] = [conditions, operators, numbers, returns, options, texts, lists, statements];

/** Negated, and dropped: always true, always false. */
function conditions(node: Node, text: (node: Node) => string): Proposal[] {
  const condition = conditionOf(node);
  if (condition === null) return [];
  return [`!(${text(condition)})`, 'true', 'false'].map((replacement) => ({
    node: condition,
    operator: 'condition',
    replacement,
  }));
}

function conditionOf(node: Node): Expression | null {
  const { kind } = node;
  if (kind === SyntaxKind.IfStatement) return (node as Node & { expression: Expression }).expression;
  if (kind === SyntaxKind.ConditionalExpression) return (node as Node & { condition: Expression }).condition;
  return null;
}

function operators(node: Node, text: (node: Node) => string): Proposal[] {
  if (node.kind !== SyntaxKind.BinaryExpression) return [];
  const { left, operatorToken, right } = node as BinaryExpression;
  const { kind } = operatorToken;
  const [one, other] = [text(left), text(right)];
  const swapped = BOUNDS[kind]?.map(
    (sign): Proposal => ({ node, operator: 'bound', replacement: `${one} ${sign} ${other}` }),
  );
  if (swapped !== undefined) return isText(left) || isText(right) ? [] : swapped;
  const negated = CONDITIONS[kind];
  if (negated !== undefined) return [{ node, operator: 'condition', replacement: `${one} ${negated} ${other}` }];
  const joins =
    kind === SyntaxKind.AmpersandAmpersandToken ||
    kind === SyntaxKind.BarBarToken ||
    kind === SyntaxKind.QuestionQuestionToken;
  if (!joins) return [];
  return [one, other].map((replacement) => ({ node, operator: 'condition', replacement }));
}

/** An option's number is an option. */
function numbers(node: Node, text: (node: Node) => string): Proposal[] {
  if (node.kind !== SyntaxKind.NumericLiteral || node.parent?.kind === SyntaxKind.PropertyAssignment) return [];
  const value = Number(text(node).replaceAll('_', ''));
  return [{ node, operator: 'bound', replacement: String(value + 1) }];
}

/** What a function gives is something empty instead. */
function returns(node: Node, text: (node: Node) => string): Proposal[] {
  const given = givenBy(node);
  if (given === null) return [];
  const empty = ['true', 'false', 'null', '[]', "''", 'undefined', '0'].filter((value) => value !== text(given));
  return empty.map((replacement) => ({ node: given, operator: 'return', replacement }));
}

function givenBy(node: Node): Expression | null {
  if (node.kind === SyntaxKind.ReturnStatement) return (node as Node & { expression?: Expression }).expression ?? null;
  if (node.kind !== SyntaxKind.ArrowFunction) return null;
  const { body } = node as Node & { body: Expression };
  return body.kind === SyntaxKind.Block ? null : body;
}

/** A member of an object that says how something is done: gone, the other way, another severity, another number. */
function options(node: Node, text: (node: Node) => string): Proposal[] {
  if (node.kind !== SyntaxKind.ObjectLiteralExpression) return [];
  return [...(node as ObjectLiteralExpression).properties].flatMap((member): Proposal[] => {
    // The cause of an error is for whoever debugs.
    if (text(member) === 'cause: error') return [];
    const gone: Proposal = { node: member, operator: 'option', replacement: '...{}', form: 'member' };
    if (member.kind === SyntaxKind.ShorthandPropertyAssignment) return [gone];
    if (member.kind !== SyntaxKind.PropertyAssignment) return [];
    const { name, initializer: value } = member as Node & { name: Node; initializer: Expression };
    return [gone, ...otherValues(text(name), value, text)];
  });
}

function otherValues(name: string, value: Expression, text: (node: Node) => string): Proposal[] {
  const written = text(value);
  if (value.kind === SyntaxKind.TrueKeyword) return [{ node: value, operator: 'option', replacement: 'false' }];
  if (value.kind === SyntaxKind.FalseKeyword) return [{ node: value, operator: 'option', replacement: 'true' }];
  if (value.kind === SyntaxKind.NumericLiteral) {
    return [{ node: value, operator: 'option', replacement: String(Number(written.replaceAll('_', '')) + 1) }];
  }
  const other = SEVERITIES[written.slice(1, -1)];
  return name === 'severity' && other !== undefined
    ? [{ node: value, operator: 'severity', replacement: `'${other}'` }]
    : [];
}

/** Of what people read, words: a literal with a space in it. A template loses its first words. */
function texts(node: Node, text: (node: Node) => string): Proposal[] {
  if (node.parent?.kind === SyntaxKind.JsxAttribute || isName(node)) return [];
  const written = text(node);
  if (isText(node) && /\w | \w/.test(written) && !isListOfWords(node, written))
    return [{ node, operator: 'text', replacement: "''" }];
  if (node.kind !== SyntaxKind.TemplateExpression) return [];
  const words = /^`[^$`\\]* [^$`\\]*(?=\$\{)|\}[^$`\\{}]* [^$`\\{}]*(?=\$\{|`$)/.exec(written);
  if (words === null) return [];
  const kept = words[0].startsWith('}') ? '}' : '`';
  const replacement = written.slice(0, words.index) + kept + written.slice(words.index + words[0].length);
  return [{ node, operator: 'text', replacement }];
}

/** Of a member of an object. */
function isName(node: Node): boolean {
  return node.parent?.kind === SyntaxKind.PropertyAssignment && (node.parent as Node & { name: Node }).name === node;
}

function isText({ kind }: Node): boolean {
  return kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NoSubstitutionTemplateLiteral;
}

/** Of lists of words, an entry that is gone; of alternatives of a regular expression, too. */
function lists(node: Node, text: (node: Node) => string): Proposal[] {
  if (node.kind === SyntaxKind.ArrayLiteralExpression) {
    const items = [...(node as ArrayLiteralExpression).elements];
    if (items.length < 2 || !items.every(isText)) return [];
    return items.map((item) => ({ node: item, operator: 'list', replacement: '...[]', form: 'item' }));
  }
  const written = text(node);
  if (isText(node) && isListOfWords(node, written)) return wordsOf(node, written);
  if (node.kind !== SyntaxKind.RegularExpressionLiteral) return [];
  return [...written.matchAll(/(?<=[(|:])\w+\|/g)].map(({ 0: words, index }) => ({
    node,
    operator: 'list',
    replacement: written.slice(0, index) + written.slice(index + words.length),
  }));
}

const WORDS = /^['`]\s*[a-z-]+(?:\s+[a-z-]+){4,}\s*['`]$/;

/** Words that sentences have, and lists of words have not. */
const OF_SENTENCES = /\b(?:an?|and|for|has|is|it|no|not|of|or|that|the|what)\b/;

/** A text that is taken apart into words, or that is no sentence. */
function isListOfWords({ parent }: Node, written: string): boolean {
  if (!WORDS.test(written)) return false;
  const isTakenApart = parent?.kind === SyntaxKind.PropertyAccessExpression || isCallOf('words', parent);
  return isTakenApart || !OF_SENTENCES.test(written);
}

function isCallOf(name: string, node: Node | undefined): boolean {
  if (node?.kind !== SyntaxKind.CallExpression) return false;
  const { expression } = node as Node & { expression: Node & { text?: string } };
  return expression.kind === SyntaxKind.Identifier && expression.text === name;
}

function wordsOf(node: Node, written: string): Proposal[] {
  return [...written.matchAll(/[a-z-]+(?=[\s'`])/g)].map(({ 0: word, index }) => ({
    node,
    operator: 'list',
    replacement: written.slice(0, index) + written.slice(index + word.length),
  }));
}

/** A call whose outcome nobody takes. */
function statements(node: Node): Proposal[] {
  if (node.kind !== SyntaxKind.ExpressionStatement) return [];
  const { expression } = node as Node & { expression: Expression };
  if (expression.kind !== SyntaxKind.CallExpression) return [];
  return [{ node, operator: 'statement', replacement: ';', form: 'statement' }];
}
