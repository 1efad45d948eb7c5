import { NotReadableFast } from '../source-tree.ts';
import { BlockReader, type YamlSource } from './block-reader.ts';
import { slowReason } from './slow-reason.ts';

/** Spectral's parser refuses or replaces these; a carriage return stands before a line feed only. */
const UNUSUAL = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]|^(?:---\S|\.\.\.)/mu;

/**
 * Reads YAML as Spectral's parser does, in one pass over the text: block and flow collections, scalars of all styles,
 * comments, anchors and merge keys. Null for other tags than those of the core schema that Spectral's parser knows,
 * explicit keys, several documents, what is broken, and what Spectral's parser reads in a way of its own.
 */
export function readYamlSource(text: string, onSlow: (reason: string) => void): YamlSource | null {
  if (UNUSUAL.test(text)) {
    onSlow('signs that YAML has no place for, or several documents');
    return null;
  }
  const reader = new BlockReader(text);
  try {
    return reader.read();
  } catch (error) {
    if (!(error instanceof NotReadableFast)) throw error;
    onSlow(error.message || slowReason(text, reader.at));
    return null;
  }
}
