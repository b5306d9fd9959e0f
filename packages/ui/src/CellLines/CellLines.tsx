'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './CellLines.styles.ts';

export type CellLinesProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Secondary lines with data that only some rows have, such as an IMEI or a reason. */
  notes: readonly { id: string; text: ReactNode }[];
  /** The name of the row; truncated when there is not enough space. */
  children: ReactNode;
};

/** A table cell with a name and notes below it. Replaces columns that would be empty in most rows. */
export function CellLines({ notes, children, ...span }: CellLinesProps) {
  return (
    <Root {...span}>
      <span>{children}</span>
      {notes.length > 0 && (
        <small>
          {notes.map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
        </small>
      )}
    </Root>
  );
}
