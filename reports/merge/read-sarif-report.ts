import { fileURLToPath } from 'node:url';
import type { Schema } from '@cfworker/json-schema';
import type { RuleInfo } from '../../engine/engine.ts';
import { SEVERITIES, type SeverityName, severityNumber } from '../../framework/severity.ts';
import { pointerToPath } from '../../model/description/json-pointer.ts';
import { isRemote } from '../../model/description/reference.ts';
import { pathFromRepository } from '../../platform/repository.ts';
import type { Range, Result, ResultPlace } from '../../source/result.ts';
import { addressesOf } from '../more.ts';
import { isInputRule } from '../rule-help.ts';
import { TOOL } from '../sarif.ts';
import type { SarifLog, SarifPlace, SarifRegion, SarifResult, SarifRule } from '../sarif-log.ts';
import { checkedJson } from './checked-json.ts';
import { type ReadReport, shardOfReport } from './report-contents.ts';

const TEXT: Schema = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const TEXTS: Schema = { type: 'array', items: { type: 'string' } };
const COUNT: Schema = { type: 'integer', minimum: 0 };
const ONE: Schema = { type: 'integer', minimum: 1 };

function object(properties: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}): Schema {
  return { type: 'object', required: Object.keys(properties), properties: { ...properties, ...optional } };
}

const LOCATION = object({ uri: { type: 'string' } });
const SEVERITY: Schema = { enum: [...SEVERITIES] };

const RULE = object(
  {
    id: { type: 'string' },
    shortDescription: TEXT,
    properties: object({
      lintel: object({
        severity: SEVERITY,
        statements: TEXTS,
        section: { type: 'string' },
        why: { type: ['string', 'null'] },
      }),
    }),
  },
  { helpUri: { type: 'string' } },
);

const REGION = object({ startLine: ONE, startColumn: ONE, endLine: ONE, endColumn: ONE });

const PLACE = object(
  {
    physicalLocation: object({ artifactLocation: LOCATION, region: REGION }),
    logicalLocations: { type: 'array', minItems: 1, items: object({ fullyQualifiedName: { type: 'string' } }) },
  },
  { properties: object({ lintel: object({ value: REGION }) }) },
);

const RESULT = object(
  {
    ruleId: { type: 'string' },
    message: TEXT,
    locations: { type: 'array', minItems: 1, items: PLACE },
    properties: object({
      lintel: object(
        { severity: SEVERITY, statements: TEXTS, place: { type: 'string' } },
        { mendable: object({ safely: COUNT, inAll: COUNT }) },
      ),
    }),
  },
  { relatedLocations: { type: 'array', items: PLACE } },
);

const REPORT = object({
  version: { const: '2.1.0' },
  runs: {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    items: object({
      tool: object({
        driver: object({
          name: { const: TOOL },
          version: { type: 'string' },
          rules: { type: 'array', items: RULE },
        }),
      }),
      invocations: { type: 'array', minItems: 1, items: object({ executionSuccessful: { type: 'boolean' } }) },
      artifacts: { type: 'array', items: object({ location: LOCATION }) },
      properties: object({
        lintel: object({
          ruleset: { type: 'string' },
          rulesetDigest: { type: 'string' },
          shard: { type: ['string', 'null'] },
          shardFiles: { type: ['string', 'null'] },
          linted: COUNT,
          failed: COUNT,
          hidden: COUNT,
          quieted: COUNT,
          known: COUNT,
        }),
      }),
      results: { type: 'array', items: RESULT },
    }),
  },
});

/** Reads a SARIF log that Lintel wrote; nothing that a report shows is lost. */
export function readSarifReport(text: string, root: string): Omit<ReadReport, 'name'> {
  const {
    runs: [run],
  } = checkedJson<SarifLog>(text, REPORT);
  const { lintel } = run.properties;
  const rules = run.tool.driver.rules.map(ruleOf).filter((rule) => !isInputRule(rule));
  const urls = addressesOf(rules);
  const results = run.results.map((result) => resultOf(result, urls.get(result.ruleId) ?? null, root));
  return {
    kind: 'sarif',
    results,
    places: new Map(results.map((result, index) => [result, run.results[index]?.properties.lintel.place ?? ''])),
    complete: run.invocations.every(({ executionSuccessful }) => executionSuccessful),
    run: {
      version: run.tool.driver.version,
      ruleset: { name: lintel.ruleset, digest: lintel.rulesetDigest },
      shard: shardOfReport(lintel.shard, lintel.shardFiles),
      shows: lintel.quieted > 0 ? 0 : 3,
      rules,
      files: run.artifacts.map(({ location }) => sourceOf(location.uri, root)),
      linted: lintel.linted,
      failed: lintel.failed,
      hidden: lintel.hidden,
      quieted: lintel.quieted,
      known: lintel.known,
    },
  };
}

function ruleOf({ id, shortDescription, helpUri, properties: { lintel } }: SarifRule): RuleInfo {
  const { statements, section, why } = lintel;
  const severity = lintel.severity as SeverityName;
  return { id, statements, severity, summary: shortDescription.text, why, section, documentationUrl: helpUri ?? null };
}

function resultOf(result: SarifResult, url: string | null, root: string): Result {
  const { ruleId, message, locations, relatedLocations, properties } = result;
  return {
    code: ruleId,
    message: message.text,
    severity: severityNumber(properties.lintel.severity as SeverityName),
    ...placeOf(locations[0], root),
    statements: properties.lintel.statements,
    ...(url !== null && { documentationUrl: url }),
    ...(properties.lintel.mendable !== undefined && { mendable: properties.lintel.mendable }),
    ...(relatedLocations !== undefined && { places: relatedLocations.map((place) => placeOf(place, root)) }),
  };
}

function placeOf({ physicalLocation, logicalLocations, properties }: SarifPlace, root: string): ResultPlace {
  const shown = rangeOf(physicalLocation.region);
  return {
    path: pointerToPath(logicalLocations[0].fullyQualifiedName.replace(/^#/, '')),
    ...(properties === undefined ? { range: shown } : { range: rangeOf(properties.lintel.value), keyRange: shown }),
    source: sourceOf(physicalLocation.artifactLocation.uri, root),
  };
}

function rangeOf({ startLine, startColumn, endLine, endColumn }: SarifRegion): Range {
  return {
    start: { line: startLine - 1, character: startColumn - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

function sourceOf(uri: string, root: string): string {
  if (isRemote(uri)) return uri;
  return uri.startsWith('file:') ? fileURLToPath(uri) : pathFromRepository(decodeURIComponent(uri), root);
}
