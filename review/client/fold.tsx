import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly open?: boolean;
  readonly class?: string;
  /** Called only when it is open, since most never are. */
  readonly children: () => ComponentChildren;
}

/** Something that opens, with its content drawn only then. */
export function Fold({ summary, open = false, class: className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details class={className} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? children() : null}
    </details>
  );
}
