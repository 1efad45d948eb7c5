/** What each section of the conventions is about, by its number, in the order of the conventions. */
const SECTION_TITLES = {
  '1': 'Bodies',
  '2.1': 'Payload rules',
  '2.2': 'Primitive types',
  '2.3': 'Common types',
  '2.4': 'Links',
  '2.5': 'Collections',
  '2.6': 'The error object',
  '2.7': 'File metadata',
  '2.8': 'Identifiers',
  '3': 'States and transitions',
  '4.1': 'Paths',
  '4.2': 'Operations',
  '4.3': 'Filtering, selecting, sorting',
  '4.4': 'Paging',
  '4.5': 'Idempotency',
  '4.6': 'JSON Patch',
  '4.7': 'Actions and searches',
  '4.8': 'File upload',
  '4.9': 'Asynchronous operations',
  '4.10': 'Bulk operations',
  '5': 'Authentication',
  '6': 'Events',
  '7.1': 'Status codes',
  '7.2': 'Error bodies',
  '8': 'Limits',
  '9': 'Versions',
  '9.1': 'Headers',
} as const;

/** The number of a section. */
export type SectionNumber = keyof typeof SECTION_TITLES;

/** The numbers of all sections, in the order of the conventions. */
export const SECTION_NUMBERS = Object.keys(SECTION_TITLES).sort(inOrder) as SectionNumber[];

/** The title of a section; for one that is none, such as that of the rules about `x-lintel`, its name. */
export function sectionTitle(section: string): string {
  return Object.hasOwn(SECTION_TITLES, section) ? SECTION_TITLES[section as SectionNumber] : section;
}

/** The sections about what clients are built on: names, paths, statuses, shapes. Mending these later breaks clients. */
const CONTRACT_SECTIONS: readonly SectionNumber[] = [
  ...(['1', '2.1', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '3'] as const),
  ...(['4.1', '4.2', '4.3', '4.4', '4.6', '4.7', '4.8', '4.9', '4.10'] as const),
];

/** True for the number of a section about what clients are built on. */
export function isPartOfContract(section: string): boolean {
  return CONTRACT_SECTIONS.some((one) => one === section);
}

/** The section of a statement, by the statement's id: `2.2` for `2.2/array-max-items`. */
export function sectionOf(statementId: string): string {
  return statementId.split('/', 1)[0] ?? '';
}

/** 2.8 before 4.1, and 4.9 before 4.10. */
function inOrder(left: string, right: string): number {
  const [major = 0, minor = 0] = left.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = right.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}
