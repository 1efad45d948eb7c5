import { messageOf } from '../../framework/describe-rule.ts';
import type { RuleFinding } from '../../framework/finding.ts';
import { descriptionOf, type Inventory, type InventoryDocument } from '../../framework/inventory.ts';
import type { Rule } from '../../framework/rule.ts';
import { runRules } from '../../framework/run-rules.ts';
import type { Description } from '../../model/description/description.ts';
import { type JsonPath, pathOf } from '../../model/description/place.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { type IParserResult, Parsers } from './parsers.ts';

/** A finding as tests compare it; lines count from 1. */
export interface FoundAt {
  readonly rule: string;
  readonly message: string;
  readonly path: JsonPath;
  readonly source: string;
  readonly line: number;
  /** The paths of the places that it stands for; null where that is its own alone. */
  readonly places: readonly JsonPath[] | null;
  /** The files of the places that it stands for, or of its own. */
  readonly sources: readonly string[];
  /** The statements that its cause violates, which are known once all rules have run. */
  readonly statements: readonly string[];
}

/** A description given as text, with the files that it refers to, by name. */
export interface TextSource {
  readonly text: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Changes what was read before it is linted. Positions stay those of the text. */
  readonly complete?: (data: unknown) => unknown;
}

interface ParsedDocument extends InventoryDocument {
  readonly parsed: IParserResult;
}

/** Reads a description from YAML text; the file is called `openapi.yaml`. */
export function describeText(text: string, files: Readonly<Record<string, string>> = {}): Description {
  return descriptionOf(inventoryOf({ text, files }));
}

/** Reads a description from YAML text as it is linted. */
export function describeSource(source: TextSource): Description {
  return descriptionOf(inventoryOf(source));
}

/** Runs rules over a description given as text. */
export function lintText(source: TextSource, rules: readonly Rule[]): FoundAt[] {
  const inventory = inventoryOf(source);
  const description = descriptionOf(inventory);
  const reported: { readonly rule: Rule; readonly finding: RuleFinding }[] = [];
  runRules(rules, description, {
    onOutcome: (rule, { findings }) => {
      for (const finding of findings) reported.push({ rule, finding });
    },
  });
  return reported.map(({ rule, finding: { message, place, places, statements } }) => {
    const document = documentWith(inventory, place.file.data);
    const path = pathOf(place);
    const range = Parsers.Yaml.getLocationForJsonPath(document.parsed as never, path, true)?.range;
    const line = (range?.start.line ?? -1) + 1;
    const source = document.source ?? '';
    const shown = {
      rule: rule.extensions.lintel.id,
      message: messageOf(rule, message),
      path,
      source,
      line,
      statements,
    };
    const sources = (places ?? [place]).map((one) => documentWith(inventory, one.file.data).source ?? '');
    return { ...shown, places: places?.map(pathOf) ?? null, sources };
  });
}

/** A fresh one for each run, since what a run finds is kept with its description; the files are parsed once. */
function inventoryOf(source: TextSource): Inventory {
  return { ...parsedFiles(source) };
}

const parsedFiles = memoize(({ text, files = {}, complete = (data) => data }: TextSource): Inventory => {
  const parse = (source: string, content: string): ParsedDocument => {
    const parsed = Parsers.Yaml.parse(content);
    return { source, data: parsed.data, parsed };
  };
  const referenced = Object.entries(files).map(([name, content]) => [name, parse(name, content)] as const);
  const root = parse('openapi.yaml', text);
  return { document: { ...root, data: complete(root.data) }, referencedDocuments: Object.fromEntries(referenced) };
});

function documentWith(inventory: Inventory, data: unknown): ParsedDocument {
  const documents = [inventory.document, ...Object.values(inventory.referencedDocuments)] as ParsedDocument[];
  const document = documents.find((candidate) => candidate.data === data);
  if (document === undefined) throw new Error('A finding stands in no file of the description.');
  return document;
}
