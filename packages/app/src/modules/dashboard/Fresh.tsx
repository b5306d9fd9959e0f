import { useState, type ReactNode } from 'react';
import { Glow } from './dashboard.styles.ts';

/** Lets a figure glow for a moment when it has become another one. */
export function Fresh({ of, children }: { of: string | number; children: ReactNode }) {
  const [last, setLast] = useState({ of, changes: 0 });
  if (last.of !== of) setLast({ of, changes: last.changes + 1 });
  return (
    <Glow key={last.changes} data-changed={last.changes > 0}>
      {children}
    </Glow>
  );
}
