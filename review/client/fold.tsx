import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cameByHistory, change, open as openView, type TargetName } from './address.ts';
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
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);
  return (
    <details class={className} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
  const [isOpen, setOpen] = useState(open || isMeant);
  const wasMeant = useRef(isMeant);
  useEffect(() => {
    if (isMeant || open) setOpen(true);
    // What else is opened by a click leaves it open.
    else if (wasMeant.current && cameByHistory()) setOpen(false);
    wasMeant.current = isMeant;
  }, [isMeant, open]);
  const toggle = (now: boolean) => {
    if (now === isOpen) return;
    setOpen(now);
    if (now) openView({ [name]: value });
    else if (isMeant) change({ [name]: '' });
  };
  return (
    <details
      ref={ref}
      tabIndex={-1}
      class={className}
      open={isOpen}
      onToggle={(event) => toggle(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}
