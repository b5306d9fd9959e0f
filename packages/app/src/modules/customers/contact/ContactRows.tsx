import { CONTACTS_MAX, withOnePrimary } from '@tilldesk/domain/stock';
import { Button } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { ContactActions } from './ContactDeeds.tsx';
import { ContactRow, Rows } from './Contacts.styles.ts';

export type ContactRowsProps<C extends { isPrimary: boolean }> = {
  /** Where links to the field lead. */
  id: string | undefined;
  contacts: readonly C[];
  onChange: (contacts: readonly C[]) => void;
  /** What stands in a row that nobody wrote into. */
  blank: C;
  /** What makes a contact the one it is: its number, its address. */
  valueOf: (contact: C) => string;
  /** That as people read it. */
  nameOf: (contact: C) => string;
  /** The words of the button for one more. */
  more: string;
  /** How wide the fields of a row stand beside each other. @default one */
  fields?: 'one' | 'three';
  /** Draws the fields of a row. */
  children: (contact: C, at: number, change: (changes: Partial<C>) => void) => ReactNode;
};

/** The contacts of one kind of a customer, a row each, one of them the primary. There is always a row to write into. */
export function ContactRows<C extends { isPrimary: boolean }>(props: ContactRowsProps<C>) {
  const { id, contacts, onChange, blank, valueOf, nameOf, more, fields = 'one', children } = props;
  const rows = contacts.length === 0 ? [blank] : contacts;
  const isBlank = (contact: C) => valueOf(contact).trim() === '';
  const changeAt = (at: number) => (changes: Partial<C>) => {
    const next = rows.map((row, i) => (i === at ? { ...row, ...changes } : row));
    onChange(next.every(isBlank) ? [] : next);
  };
  return (
    <Rows id={id}>
      {rows.map((contact, at) => (
        // Rows have no name of their own: what is written in one changes with every key.
        // oxlint-disable-next-line react/no-array-index-key -- the place is what a row is
        <ContactRow key={at} data-fields={fields}>
          {children(contact, at, changeAt(at))}
          <ContactActions
            name={nameOf(contact)}
            isPrimary={contact.isPrimary}
            isOnly={rows.length === 1}
            onPrimary={() => onChange(rows.map((row, i) => ({ ...row, isPrimary: i === at })))}
            onRemove={() =>
              onChange(
                withOnePrimary(
                  rows.filter((_, i) => i !== at),
                  valueOf,
                ),
              )
            }
          />
        </ContactRow>
      ))}
      {rows.length < CONTACTS_MAX && (
        <div>
          <Button
            size="s"
            tone="quiet"
            icon="plus"
            disabled={rows.some(isBlank)}
            onClick={() => onChange([...rows, { ...blank, isPrimary: false }])}
          >
            {more}
          </Button>
        </div>
      )}
    </Rows>
  );
}
