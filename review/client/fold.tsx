import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cameByHistory, change, open as openView, type TargetName, view } from './address.ts';
import { useArrival } from './arrival.ts';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly open?: boolean;
  readonly class?: string;
  /** Called only when it is open, since most never are. */
  readonly children: () => ComponentChildren;
}

/** Something that opens, with its content drawn only then; it opens, too, when `open` becomes true. */
export function Fold({ summary, open = false, class: className, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { isOpen, initially, set, follow } = useOpening(ref, open);
  useEffect(() => {
    if (open) set(true);
  }, [open]);
  return (
    <details ref={ref} class={className} open={initially} onToggle={() => follow()}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

interface AddressedFoldProps extends FoldProps {
  /** What it is called in the address while it is open. */
  readonly name: TargetName;
  readonly value: string;
}

/** A fold with an address: opening it is a step that Back takes back. */
export function AddressedFold({ name, value, summary, open = false, class: className, children }: AddressedFoldProps) {
  const { ref, isMeant } = useArrival<HTMLDetailsElement>(name, value);
  const { isOpen, initially, set, follow } = useOpening(ref, open || isMeant);
  // What the address was seen to say, here or by the fold itself, which is not to be opened again after another key.
  const wasMeant = useRef(isMeant);
  useEffect(() => {
    if (open) set(true);
  }, [open]);
  // At once, not after painting, when a further key may have closed it.
  useLayoutEffect(() => {
    if (isMeant === wasMeant.current) return;
    wasMeant.current = isMeant;
    // What else is opened by a click leaves it open.
    if (isMeant || cameByHistory()) set(isMeant);
  }, [isMeant]);
  const toggle = () => {
    const now = follow();
    if (now === null) return;
    wasMeant.current = now === 'opened';
    if (now === 'opened') openView({ [name]: value });
    else if (view()[name] === value) change({ [name]: '' });
  };
  return (
    <details ref={ref} tabIndex={-1} class={className} open={initially} onToggle={toggle}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

interface Opening {
  /** Its content is drawn. */
  readonly isOpen: boolean;
  /** The attribute `open`, which never changes: the element keeps whether it is open. */
  readonly initially: boolean;
  readonly set: (open: boolean) => void;
  /** Takes over what the user did to the element: null where the page did it, or where it was taken back since. */
  readonly follow: () => 'opened' | 'closed' | null;
}

/**
 * Whether a `details` element is open. The element alone keeps it and drawing follows its event `toggle`, which comes
 * later: with an attribute that is drawn, a second key before that event would be undone.
 */
function useOpening(ref: RefObject<HTMLDetailsElement | null>, open: boolean): Opening {
  const [initially] = useState(open);
  const [isOpen, draw] = useState(open);
  const known = useRef(open);
  const take = (now: boolean) => {
    known.current = now;
    draw(now);
  };
  const set = (now: boolean) => {
    if (ref.current !== null) ref.current.open = now;
    take(now);
  };
  const follow = () => {
    const now = ref.current?.open ?? known.current;
    if (now === known.current) return null;
    take(now);
    return now ? 'opened' : 'closed';
  };
  return { isOpen, initially, set, follow };
}
