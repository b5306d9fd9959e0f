'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Panel, Result } from './ResultList.styles.ts';

export type FoundItem = {
  id: string;
  title: ReactNode;
  /** Text below the title: a stock number, a serial number. */
  text?: ReactNode;
  /** Content next to it: the quantity in stock. */
  note?: ReactNode;
  noteTone?: Tone | undefined;
  /** Content at the end: the price. */
  value?: ReactNode;
};

export type ResultListProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label' | 'children'> & {
  /** The id for the input's `aria-controls`; the ids of the entries start with it. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  /** The results in display order. Without any, the panel is not rendered. */
  items: readonly FoundItem[];
  /** The index of the entry that Enter selects. The input refers to it with `resultId` as its `aria-activedescendant`. */
  active: number;
  /** Called when the pointer moves onto an entry. */
  onActive: (at: number) => void;
  onChoose: (at: number) => void;
};

/** Returns the id of an entry, for the `aria-activedescendant` of the input above the list. */
export const resultId = (list: string, at: number): string => `${list}-${at}`;

/**
 * Shows search results in a panel below the input, which precedes it in a `position: relative` box. The focus stays in the
 * input, which handles the keys. The list follows the combobox pattern of the ARIA Authoring Practices.
 */
export function ResultList({ id, label, items, active, onActive, onChoose, ...div }: ResultListProps) {
  return (
    <Panel {...div} id={id} role="listbox" aria-label={label} hidden={items.length === 0}>
      {items.map(({ id: key, title, text, note, noteTone, value }, at) => (
        // A press must not move the focus away from the input.
        <Result
          key={key}
          id={resultId(id, at)}
          role="option"
          aria-selected={at === active}
          ref={at === active ? reveal : undefined}
          onPointerMove={() => onActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
        >
          <span>
            <b>{title}</b>
            {text !== undefined && <small>{text}</small>}
          </span>
          {note !== undefined && <em data-tone={noteTone}>{note}</em>}
          {value !== undefined && <strong>{value}</strong>}
        </Result>
      ))}
    </Panel>
  );
}

const reveal = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' });
