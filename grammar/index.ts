/**
 * The small grammars of the conventions: parsers with positions in their errors, which never throw and take linear
 * time.
 */
export { parseFields, type SelectedField } from './fields.ts';
export { type FilterOperator, type FilterTerm, parseFilter } from './filter.ts';
export {
  type FilterCondition,
  type FilterStep,
  type MemberStep,
  type PathStep,
  parseJsonPatchPath,
} from './json-patch-path.ts';
export { LONGEST_TEXT, type Parsed, type SyntaxFault } from './parsed.ts';
export { parseSort, type SortDirection, type SortTerm } from './sort.ts';
