'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, Heads } from './LineList.styles.ts';

export type LineListTexts = {
  item: ReactNode;
  quantity: ReactNode;
  price: ReactNode;
  discount: ReactNode;
  amount: ReactNode;
};

export type LineListProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label'> & {
  /** The accessible name of the list. */
  label: string;
  /** The column headers, shown when there is enough space. */
  texts: LineListTexts;
  /** The `LineItem`s. */
  children: ReactNode;
};

/** Shows the lines of a document at a till, as a table or as cards, depending on its own width. */
export function LineList({ label, texts, children, ...div }: LineListProps) {
  return (
    <Box {...div}>
      <Heads aria-hidden>
        <span>{texts.item}</span>
        <span>{texts.quantity}</span>
        <span>{texts.price}</span>
        <span>{texts.discount}</span>
        <span>{texts.amount}</span>
      </Heads>
      <ul aria-label={label}>{children}</ul>
    </Box>
  );
}
