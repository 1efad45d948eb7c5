import { createHash } from 'node:crypto';
import { isYamlOrJson } from '../../platform/file-paths.ts';
import { dependenciesOf } from '../../source/dependencies.ts';
import { foundKind } from '../../source/found-kind.ts';
import { readText } from '../../source/read-text.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';
import type { DescriptionLinter } from './description-linter.ts';

/** What a description with some text refers to. */
interface Referred {
  readonly content: string;
  readonly files: ReadonlySet<string>;
}

/** Finds the descriptions that refer to a part of one. Texts are those of the run (`withOpenTexts`). */
export class Roots {
  private readonly referred = new Map<string, Referred>();
  /** The parts that were looked for since files last changed. */
  private readonly searched = new Set<string>();

  constructor(private readonly linter: DescriptionLinter) {}

  /** Says that files may refer to others than before. */
  changed(): void {
    this.searched.clear();
  }

  /**
   * The descriptions in a folder that refer to a part, as far as they are not known from an earlier search.
   *
   * @throws UsageError where the settings of the project cannot be used.
   */
  async search(part: string, folder: string): Promise<readonly string[]> {
    if (this.searched.has(part) || !isYamlOrJson(part)) return [];
    const descriptions = await this.linter.descriptionsIn(folder);
    this.searched.add(part);
    const found: string[] = [];
    for (const description of descriptions) {
      if (description !== part && (await this.filesOf(description, folder)).has(part)) found.push(description);
    }
    return found;
  }

  private async filesOf(description: string, folder: string): Promise<ReadonlySet<string>> {
    const text = textOf(description);
    if (text === null) return new Set();
    const content = createHash('sha1').update(text).digest('base64');
    const known = this.referred.get(description);
    if (known?.content === content) return known.files;
    const access = new ReferenceAccess(description, this.linter.references(folder));
    const files = new Set((await dependenciesOf(text, description, access)).keys());
    this.referred.set(description, { content, files });
    return files;
  }
}

/** True for a file that says that it is OpenAPI; of what version, linting says where Lintel does not read it. */
export function isDescription(path: string): boolean {
  if (textOf(path) === null) return false;
  const kind = foundKind(path);
  return kind === 'description' || kind?.isOpenApi === true;
}

function textOf(path: string): string | null {
  try {
    return readText(path);
  } catch {
    return null;
  }
}
