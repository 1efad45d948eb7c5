import { dirname, relative } from 'node:path';
import type { FixSetting } from '../engine/fix-choice.ts';
import type { Defaults } from '../framework/fixes/defaults.ts';
import type { SeverityName } from '../framework/severity.ts';
import { isObject } from '../model/description/json.ts';
import { UsageError } from '../platform/usage-error.ts';
import { readText } from '../source/read-text.ts';
import { lineAndColumn } from '../source/result.ts';
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
  /** By the kinds of changes that `lintel diff` knows. */
  readonly changes?: Readonly<Record<string, SeverityName | 'off'>>;
  /** A file; false for none. */
  readonly baseline?: string | false;
  readonly failSeverity?: SeverityName;
  readonly maxWarnings?: number;
  /** What fixes write where a description does not show which bound or pattern is right. */
  readonly defaults?: Defaults;
  readonly fixes?: Readonly<Record<string, FixSetting>>;
  readonly exceptions?: readonly TrafficException[];
  readonly documentationUrl?: string;
  /** Refuses rulesets that are programs. */
  readonly code?: false;
  /** In MB. */
  readonly maxFileSize?: number;
}

/** Findings in traffic that are left out: of a rule, and where it holds. */
export interface TrafficException {
  readonly rule: string;
  /** Method and path, in which `*` stands for any text; all without it. */
  readonly operation?: string;
  readonly status?: number;
  /** Into the body, with `*` for the number of an item. */
  readonly pointer?: string;
  readonly reason: string;
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
  if (broken !== null) throw new UsageError(`${name}:${lineAndColumn(broken.range.start)}: ${broken.message}`);
  const { data, positionOf, fault: unreadable } = readData(text);
  const where = (path: Path) => `${name}:${lineAndColumn(positionOf(path))}`;
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
