import { count } from '../page/words.ts';
import type { PathBranch } from '../review.ts';
import { hrefOf } from './address.ts';
import type { ApiView } from './api-view.ts';
import { Fold } from './fold.tsx';
import { usePrinting } from './use-printing.ts';

/** Above this number of paths the branches are closed at first, and show no reasons. */
const FEW = 60;

/** The resource tree with what each path is taken for. */
export function PathMap({ api }: { readonly api: ApiView }) {
  const isPrinted = usePrinting();
  const { paths } = api.data;
  const number = paths.reduce((sum, branch) => sum + pathsIn(branch), 0);
  const top = number > FEW && paths.length === 1 && paths[0] !== undefined ? paths[0] : null;
  return (
    <section class="block" id="paths" tabIndex={-1} aria-labelledby="paths-title">
      <h2 id="paths-title">Paths</h2>
      <p class="quiet guide">
        What each path is taken for. Where that is unsure, rules keep silent; <code>x-lintel.resource</code> settles it.
      </p>
      {number === 0 ? <p>The description has no paths.</p> : null}
      {top === null ? (
        <Branches key={String(isPrinted)} api={api} branches={paths} closed={number > FEW && !isPrinted} />
      ) : (
        <>
          <BranchLine api={api} branch={top} brief />
          <Branches key={String(isPrinted)} api={api} branches={top.branches} closed={!isPrinted} />
        </>
      )}
    </section>
  );
}

function pathsIn({ path, branches }: PathBranch): number {
  return (path === null ? 0 : 1) + branches.reduce((sum, branch) => sum + pathsIn(branch), 0);
}

interface BranchesProps {
  readonly api: ApiView;
  readonly branches: readonly PathBranch[];
  readonly closed: boolean;
}

function Branches({ api, branches, closed }: BranchesProps) {
  if (branches.length === 0) return null;
  return (
    <ul class="tree">
      {branches.map((branch) => (
        <li key={branch.text}>
          {closed && branch.branches.length > 0 ? (
            <Fold
              summary={
                <>
                  <code>{branch.text}</code> <span class="quiet">{count(pathsIn(branch), 'path')}</span>
                </>
              }
            >
              {() => (
                <>
                  <BranchLine api={api} branch={branch} brief />
                  <Branches api={api} branches={branch.branches} closed={false} />
                </>
              )}
            </Fold>
          ) : (
            <>
              <BranchLine api={api} branch={branch} brief={closed} />
              <Branches api={api} branches={branch.branches} closed={false} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly api: ApiView;
  readonly branch: PathBranch;
  readonly brief: boolean;
}

function BranchLine({ api, branch, brief }: LineProps) {
  const { text, path, class: pathClass, sure, reason, operations } = branch;
  const broken = operations.find((index) => api.data.operations[index]?.cells[0]?.verdict === 'broken');
  return (
    <div class="branch">
      <code>{text}</code>{' '}
      {path === null ? null : (
        <span class={`class ${sure ? '' : 'unsure'}`} title={reason}>
          {sure ? pathClass : `${pathClass}?`}
        </span>
      )}{' '}
      {operations.map((index) => (
        <>
          <a
            class="method"
            href={hrefOf({ column: 'all', operation: api.operationName(index) })}
            title={api.data.operations[index]?.summary ?? undefined}
          >
            {api.data.operations[index]?.method}
          </a>{' '}
        </>
      ))}
      {broken === undefined ? null : (
        <a class="word error" href={hrefOf({ column: 'path', operation: api.operationName(broken) })}>
          path broken
        </a>
      )}
      {path === null || (brief && sure) ? null : <span class="reason quiet">{reason}</span>}
    </div>
  );
}
