import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './CellLines.styles.ts';

export type CellLinesProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Stand below in quiet letters: what only some rows have, such as an IMEI or a reason. */
  notes: readonly { id: string; text: ReactNode }[];
  /** Names the row; cut where there is no room. */
  children: ReactNode;
};

/** Fills a cell of a table with a name, and below it what would else be a column that is empty in most rows. */
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
