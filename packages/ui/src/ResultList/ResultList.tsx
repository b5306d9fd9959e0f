import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Panel, Result } from './ResultList.styles.ts';

export type FoundItem = {
  id: string;
  title: ReactNode;
  /** Stands below the title: a stock number, a serial number. */
  text?: ReactNode;
  /** Stands beside it: how many there are. */
  note?: ReactNode;
  noteTone?: Tone | undefined;
  /** Stands at the end: what it costs. */
  value?: ReactNode;
};

export type ResultListProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label' | 'children'> & {
  /** Is what the input's `aria-controls` names; the ids of the entries begin with it. */
  id: string;
  /** Names the list for screen readers. */
  label: string;
  /** Are drawn in their order; without any the panel is not there. */
  items: readonly FoundItem[];
  /** Is the place of the entry that Enter takes; the input names it by `resultId` as its `aria-activedescendant`. */
  active: number;
  /** Is told when the pointer moves onto an entry. */
  onActive: (at: number) => void;
  onChoose: (at: number) => void;
};

/** Answers the id of an entry, for the `aria-activedescendant` of the input above the list. */
export const resultId = (list: string, at: number): string => `${list}-${at}`;

/**
 * Shows what was found, in a panel under the input that stands before it in a `position: relative` box. The focus stays in the
 * input, which answers the keys; the list follows the combobox pattern of the ARIA Authoring Practices.
 */
export function ResultList({ id, label, items, active, onActive, onChoose, ...div }: ResultListProps) {
  return (
    <Panel {...div} id={id} role="listbox" aria-label={label} hidden={items.length === 0}>
      {items.map(({ id: key, title, text, note, noteTone, value }, at) => (
        // A press must not take the focus from the input.
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
