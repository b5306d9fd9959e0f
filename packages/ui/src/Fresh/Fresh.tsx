'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { Highlight } from './Fresh.styles.ts';

export type FreshProps = ComponentPropsWithRef<'span'> & {
  /** The observed value, such as the displayed amount. A change highlights the content briefly. */
  of: string | number;
};

/** Highlights a value briefly after it has changed. The first value is not highlighted. */
export function Fresh({ of, ...span }: FreshProps) {
  const [last, setLast] = useState({ of, changes: 0 });
  if (last.of !== of) setLast({ of, changes: last.changes + 1 });
  return <Highlight key={last.changes} {...span} data-changed={last.changes > 0 ? '' : undefined} />;
}
