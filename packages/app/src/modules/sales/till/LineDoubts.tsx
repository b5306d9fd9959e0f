import { Button, Strip } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { CartLine } from './cart.ts';
import type { UnusualField } from './doubts.ts';

export type UnusualLineNoticeProps = {
  line: CartLine;
  unusualFields: readonly UnusualField[];
  /** Counts how often the checkout was asked for in vain because of this line; 0 where it was not. */
  asked: number;
  onConfirm: () => void;
};

/** Asks at a line whether its unusual quantity or price is meant; gets the focus when the checkout waits for the answer. */
export function UnusualLineNotice({ line, unusualFields, asked: promptCount, onConfirm }: UnusualLineNoticeProps) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const confirm = useRef<HTMLButtonElement>(null);
  const { quantity, unitPrice, onHand, usual, description } = line;
  useEffect(
    function leadToTheAnswer() {
      if (promptCount > 0) confirm.current?.focus();
    },
    [promptCount],
  );
  const isShort = onHand !== null && onHand < quantity;
  const questions = {
    quantity: isShort
      ? t('sales.doubt.short', { quantity: number(quantity), stock: number(onHand) })
      : t('sales.doubt.quantity', { quantity: number(quantity) }),
    unitPrice:
      usual === null
        ? t('sales.doubt.price', { price: money(unitPrice) })
        : t('sales.doubt.instead', { price: money(unitPrice), usual: money(usual.listPrice) }),
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
          aria-label={t('sales.doubt.yes.of', { product: description })}
          onClick={onConfirm}
        >
          {t('sales.doubt.yes')}
        </Button>
      }
    >
      {unusualFields.map((field) => questions[field]).join(' ')}
    </Strip>
  );
}
