import { sameJson } from '../../model/description/json.ts';
import type { DescribedResource } from '../../model/resources/described-resources.ts';
import { isSuccess } from './answers.ts';
import { changeables } from './changeable-properties.ts';
import { patch, pointer } from './changes.ts';
import { type Answer, NotJudged, type Prober } from './prober.ts';
import { readAfter, readNew } from './reading.ts';

/** A property that PATCH replaces. Throws NotJudged where none is found: not every attribute needs to be patchable. */
export async function patchable(of: DescribedResource, prober: Prober): Promise<string> {
  const { name } = await triedPatches(of, prober);
  if (name === null) throw new NotJudged('no property was found that PATCH replaces');
  return name;
}

/** What came of replacing one property after the other. */
interface TriedPatches {
  /** The first that was replaced. */
  readonly name: string | null;
  /** A PATCH that is answered with a success and changes nothing, with what reading gave after it. */
  readonly idle: { readonly name: string; readonly shownBy: readonly Answer[] } | null;
}

/** Replaces one property after the other until one has the new value; once in a run. */
export async function triedPatches(of: DescribedResource, prober: Prober): Promise<TriedPatches> {
  return await prober.once(of, 'patchable', async () => {
    const own = await prober.make(of);
    const body = await readNew(own, prober);
    let idle: TriedPatches['idle'] = null;
    for (const { name, before, values } of changeables(own, body, prober).slice(0, 5)) {
      const answer = await patch(own, [{ op: 'replace', path: pointer(name), value: values[0] }], prober);
      if (!isSuccess(answer)) continue;
      const after = await readAfter(own, prober, (found) => sameJson(found[name], values[0]));
      if (sameJson(after.body[name], values[0])) return { name, idle: null };
      if (answer.status !== 202 && sameJson(after.body[name], before))
        idle ??= { name, shownBy: [answer, after.answer] };
    }
    return { name: null, idle };
  });
}
