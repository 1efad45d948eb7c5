import { change, view } from './address.ts';

/** The keys of the page; nothing here takes a key from a field that one types in, but Escape. */
export function listenToKeys(showFindings: () => void): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const focused = event.target instanceof HTMLElement ? event.target : document.body;
    if (focused.closest('dialog') !== null) return;
    const isTyping = focused.matches('input, select, textarea');
    const handled =
      event.key === 'Escape' ? close(focused, isTyping) : !isTyping && act(event.key, focused, showFindings);
    if (handled) event.preventDefault();
  });
}

function act(key: string, focused: HTMLElement, showFindings: () => void): boolean {
  if (key === '/') {
    showFindings();
    return true;
  }
  if (key === '?') return explain(focused);
  const cell = focused.closest<HTMLTableCellElement>('.matrix tbody :is(td, th)');
  if (cell !== null && focused.closest('.detail') === null) return walkMatrix(key, cell);
  return focused instanceof HTMLElement && focused.matches('summary, .finding') && walkList(key, focused);
}

/** Closes what the focus is in: the findings of an operation, or a fold; else what the address says is open. */
function close(focused: HTMLElement, isTyping: boolean): boolean {
  // A field for searching empties itself first.
  if (isTyping && focused.matches('[type="search"]') && (focused as HTMLInputElement).value !== '') return false;
  if (isTyping) {
    focused.blur();
    return true;
  }
  const fold = focused.closest<HTMLDetailsElement>('details[open]');
  if (fold !== null) {
    fold.open = false;
    fold.querySelector<HTMLElement>('summary')?.focus();
    return true;
  }
  if (view().operation === undefined) return false;
  const row = document.querySelector('.detail')?.previousElementSibling;
  const opener = row?.querySelector<HTMLElement>('[aria-expanded="true"]');
  change({ operation: '', column: '' });
  opener?.focus();
  return true;
}

/** What the rule of a finding says. */
function explain(focused: HTMLElement): boolean {
  const place = focused.closest('.finding, .group, .top-findings > li');
  // The links in a group are there only while it is open.
  const named = place?.querySelector<HTMLElement>('[data-help], a[href^="#help="]');
  if (named === null || named === undefined) return false;
  if (named.dataset.help === undefined) named.click();
  else change({ help: named.dataset.help });
  return true;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next cell in a direction that has a button. */
function walkMatrix(key: string, cell: HTMLTableCellElement): boolean {
  const step = STEPS[key];
  if (step === undefined) return false;
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.matrix tbody tr:not(.detail)')];
  let [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (next === undefined) return true;
    const button = next.querySelector<HTMLElement>('button');
    if (button === null) continue;
    button.focus();
    return true;
  }
}

/** Up and down among the titles and findings of a part of the page; right and left open and close. */
function walkList(key: string, focused: HTMLElement): boolean {
  const fold = focused.matches('summary') ? (focused.parentElement as HTMLDetailsElement) : null;
  if ((key === 'ArrowRight' || key === 'ArrowLeft') && fold !== null) {
    fold.open = key === 'ArrowRight';
    return true;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  const all = [...(focused.closest('.block')?.querySelectorAll<HTMLElement>('summary, .finding[tabindex]') ?? [])];
  const next = all[all.indexOf(focused) + (key === 'ArrowDown' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
