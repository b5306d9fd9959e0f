import { useId, type ReactNode } from 'react';
import { Part, Sheet } from './Page.styles.ts';

/** A page for designers: its subject and its sections. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Sheet>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Sheet>
  );
}

/** One section of a page, with examples. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </Part>
  );
}
