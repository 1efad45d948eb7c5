import { readJsonSource } from './read-json.ts';
import { readYamlSource, type YamlSource } from './read-yaml.ts';

/**
 * Reads a text as Spectral's YAML parser does, data and positions alike, in a fraction of its time and memory. Null where the
 * slower way has to be taken: for what is broken, and for what Spectral’s parser reads in a way of its own.
 */
export function readSource(text: string, isJson: boolean): YamlSource | null {
  if (isJson || /^\s*[{[]/.test(text)) {
    const source = readJsonSource(text);
    if (source !== null) return { ...source, diagnostics: [] };
  }
  return isJson ? null : readYamlSource(text);
}
