'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Line } from './LineList.styles.ts';

export type LineItemProps = Omit<ComponentPropsWithRef<'li'>, 'aria-label' | 'children'> & {
  /** The name of the product, and the accessible name of the line. */
  name: string;
  /** Codes below the name: stock number, serial number. */
  codes?: ReactNode;
  /** Text below the codes: a missing or invalid detail, with the button that corrects it. */
  note?: ReactNode;
  /** A `NumberInput` with a stepper, or a plain number. */
  quantity: ReactNode;
  /** A `MoneyInput`, or the formatted price. */
  price: ReactNode;
  discount?: ReactNode;
  /** The formatted amount. */
  amount: ReactNode;
  /** The button that removes the line. */
  remove?: ReactNode;
  /** Highlights the line that was added or counted last. @default false */
  arrived?: boolean | undefined;
};

/** One line of a `LineList`. */
export function LineItem(props: LineItemProps) {
  const { name, codes, note, quantity, price, discount, amount, remove, arrived = false, ...li } = props;
  return (
    <Line {...li} aria-label={name} data-arrived={arrived || undefined}>
      <div data-cell="what">
        <b>{name}</b>
        {codes !== undefined && <small>{codes}</small>}
        {note}
      </div>
      <div data-cell="quantity">{quantity}</div>
      <div data-cell="price">{price}</div>
      <div data-cell="discount">{discount}</div>
      <div data-cell="amount">{amount}</div>
      <div data-cell="remove">{remove}</div>
    </Line>
  );
}
