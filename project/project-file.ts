import { dirname, relative } from 'node:path';
import type { SeverityName } from '../framework/severity.ts';
import { isObject } from '../model/description/json.ts';
import { UsageError } from '../platform/usage-error.ts';
import { readText } from '../source/read-text.ts';
import type { Position } from '../source/result.ts';
import { yamlSyntaxIssue } from '../source/syntax-error.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';
import { type Path, readData } from './read-data.ts';
import { settingsFault } from './settings-fault.ts';

/** What a project says of its own runs; its form is spec/lintel.schema.json. */
export interface ProjectSettings {
  readonly files?: readonly string[];
  readonly ignore?: readonly string[];
  readonly ruleset?: string;
  readonly rules?: Readonly<Record<string, SeverityName | 'off'>>;
  /** A file; false for none. */
  readonly baseline?: string | false;
  readonly failSeverity?: SeverityName;
  readonly maxWarnings?: number;
  readonly defaults?: ProjectDefaults;
  readonly documentationUrl?: string;
  /** Refuses rulesets that are programs. */
  readonly code?: false;
  /** In MB. */
  readonly maxFileSize?: number;
}

/** What to write where a description does not show which bound or pattern is right. */
export interface ProjectDefaults {
  readonly array?: { readonly minItems?: number; readonly maxItems?: number };
  readonly string?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };
  readonly integer?: { readonly minimum?: number; readonly maximum?: number };
}

/** A project's own file that was read. */
export interface ProjectFile {
  /** Its absolute path. */
  readonly file: string;
  /** Its path from the working folder. */
  readonly name: string;
  readonly folder: string;
  readonly settings: ProjectSettings;
  /** Where a value stands, as messages have it: `.lintel.yaml:3:5`. */
  readonly where: (path: Path) => string;
}

/**
 * Reads and checks a project's own file.
 *
 * @throws UsageError in one sentence with line and column.
 */
export function readProjectFile(file: string, cwd: string): ProjectFile {
  const name = relative(cwd, file);
  return parseProjectFile(textOf(file, name), file, name);
}

/**
 * The same for a text that is from elsewhere.
 *
 * @throws UsageError
 */
export function parseProjectFile(text: string, file: string, name: string): ProjectFile {
  const broken = yamlSyntaxIssue(text);
  if (broken !== null) throw new UsageError(`${name}:${shown(broken.range.start)}: ${broken.message}`);
  const { data, positionOf, fault: unreadable } = readData(text);
  const where = (path: Path) => `${name}:${shown(positionOf(path))}`;
  if (data === null && unreadable === null) {
    throw new UsageError(`${name} is empty; write a setting such as "ruleset: all" into it, or delete it`);
  }
  const fault = unreadable ?? settingsFault(data);
  if (fault !== null) throw new UsageError(`${where(fault.path)}: ${fault.message}`);
  return { file, name, folder: dirname(file), settings: isObject(data) ? (data as ProjectSettings) : {}, where };
}

function textOf(file: string, name: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof UnreadableInput) throw new UsageError(`${name} cannot be read: ${error.message}`);
    throw error;
  }
}

function shown({ line, character }: Position): string {
  return `${line + 1}:${character + 1}`;
}
