import type { ComparedVersions } from '../../../diff/compare-versions.ts';

/** What came of comparing one description with its former version. */
export interface ComparedPair extends ComparedVersions {
  /** Of the new version, as it is reported. */
  readonly name: string;
}
