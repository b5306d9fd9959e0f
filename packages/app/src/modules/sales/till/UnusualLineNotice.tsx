import { Button, Strip } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { CartLine } from './cart.ts';
import type { UnusualField } from './doubts.ts';

export type UnusualLineNoticeProps = {
  line: CartLine;
  unusualFields: readonly UnusualField[];
  /** How often this line blocked the checkout; 0 if it did not. */
  promptCount: number;
  onConfirm: () => void;
};

/** Asks for a confirmation of an unusual quantity or price. It is focused when the checkout waits for the confirmation. */
export function UnusualLineNotice({ line, unusualFields, promptCount, onConfirm }: UnusualLineNoticeProps) {
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
