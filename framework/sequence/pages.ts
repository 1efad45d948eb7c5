import type { JsonObject } from '../../model/description/json.ts';
import type { OperationNode } from '../../model/description/nodes.ts';
import { append } from '../../model/lib/lists.ts';
import type { DescribedOperation, DescribedResource } from '../../model/resources/described-resources.ts';
import { isSuccess, itemsIn, itemsOf, linkCalled } from './answers.ts';
import { type Answer, NotJudged, type Prober, type Values } from './prober.ts';
import { queryParameter } from './subjects.ts';

/** As many pages are followed. */
const MOST_PAGES = 12;

/**
 * The parameters of a list that is known to answer: only then a refusal is one of what was asked wrong. Throws
 * NotJudged for another answer.
 */
export async function answeringList(
  { asked, resource }: { readonly asked: DescribedOperation; readonly resource: DescribedResource },
  prober: Prober,
): Promise<Values> {
  const parameters = await prober.parametersFor(resource);
  await prober.once(asked.operation, 'answering list', async () => itemsIn(await prober.send(asked, { parameters })));
  return parameters;
}

/** The same of an item that is known to answer. */
export async function answeringItem(
  { asked, resource }: { readonly asked: DescribedOperation; readonly resource: DescribedResource },
  prober: Prober,
): Promise<Values> {
  const { parameters } =
    resource.kind === 'singleton' ? { parameters: await prober.parametersFor(resource) } : await prober.some(resource);
  const answer = await prober.send(asked, { parameters });
  if (!isSuccess(answer)) throw new NotJudged(`it is answered ${answer.status}`);
  return parameters;
}

/** Asks for totals, where an operation takes that. */
export function totalRequiredOf(operation: OperationNode): Values {
  return queryParameter(operation, 'totalRequired') === null ? {} : { totalRequired: 'true' };
}

/** Asks for pages of a size, or of the next one that the description permits, where an operation takes that. */
export function pageSizeOf(operation: OperationNode, size: number): Values {
  const parameter = queryParameter(operation, 'pageSize');
  if (parameter === null) return {};
  const { minimum, maximum } = parameter.schema?.target?.value ?? {};
  const atLeast = typeof minimum === 'number' ? Math.max(minimum, size) : size;
  return { pageSize: String(typeof maximum === 'number' ? Math.min(maximum, atLeast) : atLeast) };
}

/** The same of a list that answers with it; where it refuses the size, none is asked for. */
export async function answeredPageSize(
  { asked, operation }: { readonly asked: DescribedOperation; readonly operation: OperationNode },
  parameters: Values,
  size: number,
  prober: Prober,
): Promise<Values> {
  const query = pageSizeOf(operation, size);
  if (query.pageSize === undefined) return {};
  return itemsOf(await prober.send(asked, { parameters, query, isWrong: true })) === null ? {} : query;
}

/** As large a page is asked for, unless the description permits less. */
const LARGEST = 100;

/** The most items of a page, as far as the description tells, and no more than tell what there is to tell. */
export function largestPageOf(operation: OperationNode): number {
  const maximum = queryParameter(operation, 'pageSize')?.schema?.target?.value.maximum;
  return typeof maximum === 'number' ? Math.min(maximum, LARGEST) : LARGEST;
}

/** Pages of a list, one after the other by the links next. */
export interface Walk {
  readonly pages: readonly Answer[];
  readonly items: readonly JsonObject[];
  /** True where the last page was reached, which has no link next. */
  readonly isComplete: boolean;
}

/** Follows the links next from the first page; ends where one leads elsewhere or to no list. */
export async function walk(
  asked: DescribedOperation,
  parameters: Values,
  query: Values,
  prober: Prober,
): Promise<Walk> {
  const pages: Answer[] = [await prober.send(asked, { parameters, query })];
  const items = [...itemsIn(pages[0] as Answer)];
  for (let last = pages[0]; last !== undefined && pages.length < MOST_PAGES; ) {
    const next = linkCalled('next', last.json);
    if (next === null) return { pages, items, isComplete: true };
    const page = await prober.follow(next.href, last);
    if (page === null || page.status !== 200) break;
    const found = itemsIn(page);
    pages.push(page);
    append(items, found);
    last = found.length === 0 ? undefined : page;
  }
  return { pages, items, isComplete: false };
}
