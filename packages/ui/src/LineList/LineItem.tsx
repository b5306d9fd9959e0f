import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Line } from './LineList.styles.ts';

export type LineItemProps = Omit<ComponentPropsWithRef<'li'>, 'aria-label' | 'children'> & {
  /** Says what is sold, and names the line for screen readers. */
  name: string;
  /** Stand below the name: stock number, serial number. */
  codes?: ReactNode;
  /** Stands below them: what is missing or wrong, and the button that mends it. */
  note?: ReactNode;
  /** Is a `NumberInput` with a stepper, or a plain number. */
  quantity: ReactNode;
  /** Is a `MoneyInput`, or the price as it should be read. */
  price: ReactNode;
  discount?: ReactNode;
  /** Is written as it should be read. */
  amount: ReactNode;
  /** Is the button that takes the line away. */
  remove?: ReactNode;
  /** Lights up the line that was added or counted last. @default false */
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
