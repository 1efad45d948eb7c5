import type { ChangeSeverities } from '../../../diff/judge-changes.ts';
import { nearestName } from '../../../platform/nearest-name.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { CHANGE_CHECKS } from '../../../rules/change.generated.ts';
import type { HeldSettings } from '../../held-settings.ts';

/**
 * What the project and the command line say of the rules that judge changes, and of their kinds.
 *
 * @throws UsageError for a kind that no rule has.
 */
export function changeSeverities({ changes, project }: HeldSettings): ChangeSeverities {
  const kinds = project?.settings.changes ?? {};
  for (const kind of Object.keys(kinds)) checkKind(kind, project?.where(['changes', kind]) ?? '');
  return { rules: Object.fromEntries(changes.map(({ id, severity }) => [id, severity])), kinds };
}

function checkKind(kind: string, from: string): void {
  const known = Object.values(CHANGE_CHECKS).flatMap(({ kinds }) => kinds.map((one) => one.kind));
  if (known.includes(kind)) return;
  const nearest = nearestName(kind, known);
  const hint = nearest === null ? 'docs/diff.md lists them' : `did you mean "${nearest}"?`;
  throw new UsageError(`${from}: there is no kind of change "${kind}"; ${hint}`);
}
