import type { LineTotals } from '@tilldesk/domain/lines';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { Button, IconButton, MoneyInput, NumberInput, Text } from '@tilldesk/ui';
import { LineItem } from '@tilldesk/ui/counter';
import { memo, useEffect, useRef, type Dispatch, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { QUANTITY_MAX, type OrderAction, type OrderLine } from './order.ts';

export type OrderLineRowProps = {
  line: OrderLine;
  sum: LineTotals | undefined;
  fieldError: FieldProblem | undefined;
  /** Whether the quantity gets the focus. */
  begun: boolean;
  act: Dispatch<OrderAction>;
  onDone: () => void;
};

/** One line of an order. Enter moves from the quantity to the cost, and from the cost back to the search box. */
export const OrderLineRow = memo(function OrderLineRow({
  line,
  sum,
  fieldError,
  begun,
  act,
  onDone,
}: OrderLineRowProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const { locale } = useIntl();
  const problems = useProblem();
  const currency = useSession().store.defaultCurrency;
  const pieces = useRef<HTMLInputElement>(null);
  const cost = useRef<HTMLInputElement>(null);
  const { id, description, sku, vendorSku, quantity, unitCost, discount, lastCost } = line;
  const of = { product: description };
  useEffect(
    function beginWithThePieces() {
      if (begun) pieces.current?.select();
    },
    [begun],
  );
  const byEnter = (next: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    next();
  };
  const change = (changes: Partial<OrderLine>) => act({ type: 'line', line: id, change: changes });
  return (
    <LineItem
      arrived={begun}
      name={description}
      codes={
        <>
          {sku}
          {vendorSku !== null && <span>{t('purchases.vendorSku.of', { code: vendorSku })}</span>}
          {lastCost !== null && <span>{t('purchases.lastCost.of', { cost: money(lastCost) })}</span>}
        </>
      }
      note={
        <>
          {lastCost !== null && lastCost !== unitCost && (
            <Button size="s" tone="quiet" icon="undo" onClick={() => change({ unitCost: lastCost })}>
              {t('purchases.lastCost.take', { cost: money(lastCost) })}
            </Button>
          )}
          {fieldError && (
            <Text size="s" tone="bad" role="alert">
              {problems.field(fieldError)}
            </Text>
          )}
        </>
      }
      quantity={
        <NumberInput
          ref={pieces}
          stepper
          aria-label={t('purchases.quantity.of', of)}
          lessLabel={t('purchases.quantity.less', of)}
          moreLabel={t('purchases.quantity.more', of)}
          min={1}
          max={QUANTITY_MAX}
          value={quantity}
          onKeyDown={byEnter(() => cost.current?.focus())}
          onChange={(value) => value !== null && change({ quantity: value })}
        />
      }
      price={
        <MoneyInput
          ref={cost}
          aria-label={t('purchases.unitCost.of', of)}
          currency={currency}
          locale={locale}
          value={unitCost}
          onKeyDown={byEnter(onDone)}
          onChange={(value) => change({ unitCost: value ?? 0 })}
        />
      }
      discount={
        discount?.kind === 'amount' ? (
          <MoneyInput
            aria-label={t('purchases.discount.of', of)}
            currency={currency}
            locale={locale}
            max={quantity * unitCost}
            value={discount.amount}
            onChange={(amount) => change({ discount: amount === null ? null : { kind: 'amount', amount } })}
          />
        ) : (
          <PercentInput
            label={t('purchases.discount.of', of)}
            value={discount?.rate ?? null}
            onChange={(rate) => change({ discount: rate === null ? null : { kind: 'share', rate } })}
          />
        )
      }
      amount={money(sum === undefined ? 0 : sum.gross - sum.lineDiscount)}
      remove={
        <IconButton icon="trash" label={t('purchases.remove', of)} onClick={() => act({ type: 'removed', line: id })} />
      }
    />
  );
});
