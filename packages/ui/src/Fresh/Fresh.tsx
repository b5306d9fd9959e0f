import { type ComponentPropsWithRef, useState } from 'react';
import { Glow } from './Fresh.styles.ts';

export type FreshProps = ComponentPropsWithRef<'span'> & {
  /** Is what is watched, such as the amount that the words show: it glows for a moment when this has become another one. */
  of: string | number;
};

/** Lets a figure glow for a moment when it has changed by itself; the first one stands still. */
export function Fresh({ of, ...span }: FreshProps) {
  const [last, setLast] = useState({ of, changes: 0 });
  if (last.of !== of) setLast({ of, changes: last.changes + 1 });
  return <Glow key={last.changes} {...span} data-changed={last.changes > 0 ? '' : undefined} />;
}
