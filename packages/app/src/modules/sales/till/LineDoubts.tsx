import { Button, Strip } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { CartLine } from './cart.ts';
import type { Doubt } from './doubts.ts';

export type LineDoubtsProps = {
  line: CartLine;
  doubts: readonly Doubt[];
  /** Counts how often the checkout was asked for in vain because of this line; 0 where it was not. */
  asked: number;
  onConfirm: () => void;
};

/** Asks at a line whether its unusual quantity or price is meant; gets the focus when the checkout waits for the answer. */
export function LineDoubts({ line, doubts, asked, onConfirm }: LineDoubtsProps) {
  const say = useSay();
  const { money, number } = useFormats();
  const confirm = useRef<HTMLButtonElement>(null);
  const { quantity, unitPrice, onHand, usual, description } = line;
  useEffect(
    function leadToTheAnswer() {
      if (asked > 0) confirm.current?.focus();
    },
    [asked],
  );
  const isShort = onHand !== null && onHand < quantity;
  const questions = {
    quantity: isShort
      ? say('sales.doubt.short', { quantity: number(quantity), stock: number(onHand) })
      : say('sales.doubt.quantity', { quantity: number(quantity) }),
    unitPrice:
      usual === null
        ? say('sales.doubt.price', { price: money(unitPrice) })
        : say('sales.doubt.instead', { price: money(unitPrice), usual: money(usual.listPrice) }),
  };
  return (
    <Strip
      role="alert"
      tone="warn"
      end={
        <Button
          ref={confirm}
          size="s"
          icon="check"
          aria-label={say('sales.doubt.yes.of', { product: description })}
          onClick={onConfirm}
        >
          {say('sales.doubt.yes')}
        </Button>
      }
    >
      {doubts.map((doubt) => questions[doubt]).join(' ')}
    </Strip>
  );
}
