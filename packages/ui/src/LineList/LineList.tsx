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
  /** Names the list for screen readers. */
  label: string;
  /** Head the columns where there is room for them. */
  words: LineListTexts;
  /** Are `LineItem`s. */
  children: ReactNode;
};

/** Holds the lines of a document at a till: a table where there is room, cards where there is not; its own width decides. */
export function LineList({ label, words: texts, children, ...div }: LineListProps) {
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
