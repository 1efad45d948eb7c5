import type { ChangeSettings } from '../../../diff/judge-changes.ts';
import { currentIdOf } from '../../../framework/former-ids.ts';
import { didYouMean, nearestName } from '../../../platform/nearest-name.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { CHANGE_CHECKS } from '../../../rules/change.generated.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import type { HeldSettings } from '../../held-settings.ts';
import { idHint } from '../../id-hint.ts';

/**
 * What the project and the command line say of the rules that judge changes, and of their kinds.
 *
 * @throws UsageError for a kind that no rule has, and for a rule that there is not.
 */
export function changeSettings({ changes, project, documentationUrl }: HeldSettings): ChangeSettings {
  const kinds = project?.settings.changes ?? {};
  for (const kind of Object.keys(kinds)) checkKind(kind, project?.where(['changes', kind]) ?? '');
  const rules = Object.fromEntries(changes.map((change) => [currentId(change), change.severity]));
  return { rules, kinds, catalogueUrl: documentationUrl.value };
}

/** The present id of a rule. What only a ruleset of the project defines has no say here. */
function currentId({ id, from }: HeldSettings['changes'][number]): string {
  const isOfCommandLine = from === '--rule' || from === '--skip-rule';
  const current = currentIdOf(id) ?? id;
  if (!isOfCommandLine || Object.hasOwn(EVERY_RULE, current)) return current;
  throw new UsageError(`${from}: there is no rule "${id}"; ${idHint(id, Object.keys(CHANGE_CHECKS))}`);
}

function checkKind(kind: string, from: string): void {
  const known = Object.values(CHANGE_CHECKS).flatMap(({ kinds }) => kinds.map((one) => one.kind));
  if (known.includes(kind)) return;
  const hint = didYouMean(nearestName(kind, known), 'docs/diff.md lists them');
  throw new UsageError(`${from}: there is no kind of change "${kind}"; ${hint}`);
}
