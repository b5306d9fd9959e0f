import { CONTACTS_MAX, withOnePrimary } from '@tilldesk/domain/customers';
import { Button } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { ContactActions } from './ContactActions.tsx';
import { ContactRow, Rows } from './Contacts.styles.ts';

export type ContactRowsProps<C extends { isPrimary: boolean }> = {
  /** The id that links to the field point to. */
  id: string | undefined;
  contacts: readonly C[];
  onChange: (contacts: readonly C[]) => void;
  /** The value of an empty row. */
  blank: C;
  /** Returns the identifying value of a contact: its number or its address. */
  valueOf: (contact: C) => string;
  /** Returns that value formatted for display. */
  nameOf: (contact: C) => string;
  /** The label of the button that adds a row. */
  more: string;
  /** The number of fields side by side in a row. @default one */
  fields?: 'one' | 'three';
  /** Renders the fields of a row. */
  children: (contact: C, at: number, change: (changes: Partial<C>) => void) => ReactNode;
};

/** A customer's contacts of one kind, one row each; one of them is the primary. There is always at least one row. */
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
        // Rows have no id, and the content of a row changes with every keystroke.
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies the row
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
