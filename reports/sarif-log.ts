import type { Mendable } from '../source/result.ts';

/** As much of a SARIF 2.1.0 log as Lintel writes and reads. */
export interface SarifLog {
  readonly $schema: string;
  readonly version: '2.1.0';
  readonly runs: readonly [SarifRun];
}

export interface SarifRun {
  readonly tool: { readonly driver: SarifDriver };
  readonly columnKind: 'utf16CodeUnits';
  readonly originalUriBaseIds: Readonly<Record<string, { readonly description: SarifText }>>;
  readonly invocations: readonly { readonly executionSuccessful: boolean }[];
  readonly artifacts: readonly { readonly location: SarifLocation; readonly roles: readonly string[] }[];
  readonly results: readonly SarifResult[];
  readonly properties: { readonly lintel: RunProperties };
}

/** What `lintel merge` has to know of a run, besides what SARIF has a place for. */
interface RunProperties {
  readonly ruleset: string;
  readonly rulesetDigest: string;
  readonly shard: string | null;
  readonly shardFiles: string | null;
  readonly linted: number;
  readonly failed: number;
  readonly hidden: number;
  readonly quieted: number;
  readonly known: number;
}

interface SarifDriver {
  readonly name: string;
  readonly version: string;
  readonly semanticVersion: string;
  readonly rules: readonly SarifRule[];
}

export interface SarifRule {
  readonly id: string;
  readonly shortDescription: SarifText;
  readonly fullDescription: SarifText;
  readonly help: SarifText & { readonly markdown: string };
  readonly helpUri?: string;
  readonly defaultConfiguration: { readonly level: SarifLevel };
  readonly properties: {
    readonly tags: readonly string[];
    readonly 'problem.severity': string;
    readonly lintel: RuleProperties;
  };
}

interface RuleProperties {
  readonly severity: string;
  readonly statements: readonly string[];
  readonly section: string;
  readonly why: string | null;
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex?: number;
  readonly level: SarifLevel;
  readonly message: SarifText;
  readonly locations: readonly [SarifPlace];
  /** The places of a finding that stands for several (SARIF 2.1.0, 3.27.22). */
  readonly relatedLocations?: readonly SarifPlace[];
  readonly fixes?: readonly SarifFix[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: {
    readonly lintel: {
      readonly severity: string;
      readonly statements: readonly string[];
      readonly place: string;
      /** At how many of its places it can be mended. */
      readonly mendable?: Mendable;
    };
  };
}

/** A `fix` object (SARIF 2.1.0, 3.55). */
export interface SarifFix {
  readonly description: SarifText;
  readonly artifactChanges: readonly {
    readonly artifactLocation: SarifLocation;
    readonly replacements: readonly {
      readonly deletedRegion: SarifRegion;
      readonly insertedContent: SarifText;
    }[];
  }[];
  readonly properties: { readonly lintel: { readonly safe: boolean } };
}

/** A `location` object (SARIF 2.1.0, 3.28). */
export interface SarifPlace {
  readonly id?: number;
  readonly physicalLocation: { readonly artifactLocation: SarifLocation; readonly region: SarifRegion };
  readonly logicalLocations: readonly [{ readonly fullyQualifiedName: string }];
  /** The value, where the region is that of its key. */
  readonly properties?: { readonly lintel: { readonly value: SarifRegion } };
}

export type SarifLevel = 'error' | 'warning' | 'note';

interface SarifText {
  readonly text: string;
}

export interface SarifLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/** One-based; the end column is that behind the last character. */
export interface SarifRegion {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}
