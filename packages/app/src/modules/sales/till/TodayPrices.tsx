import { pricesNow } from '@tilldesk/domain/sales';
import { Alert, Button } from '@tilldesk/ui';
import { useEffect, useState, type Dispatch } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { Cart } from './cart.ts';
import type { CartAction } from './ring.ts';
import { priceQueryOf } from './till.wiring.ts';

export type TodayPricesProps = {
  /** The draft as it was opened. */
  opened: Cart;
  cart: Cart;
  act: Dispatch<CartAction>;
};

/**
 * Shows what changed while a draft was on hold: products that are no longer sold, and prices that differ from today's. The draft
 * retains its prices unless the person applies the new ones.
 */
export function TodayPrices({ opened, cart, act }: TodayPricesProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const [isSaved, setSaved] = useState(false);
  const [{ customerId, lines }] = useState(() => priceQueryOf(opened));
  const { data } = useAnswer(pricesNow, lines.length === 0 ? null : { body: { customerId, lines } }, {
    watch: ['products'],
  });
  useEffect(
    function compareWithToday() {
      if (data) act({ type: 'usual', prices: data.prices });
    },
    [data, act],
  );
  if (!data) return null;
  const goods = cart.lines.filter(({ id }) => lines.some((line) => line.id === id));
  const unavailable = goods.filter(({ id }) => !data.prices.some((price) => price.id === id));
  const changed = goods.flatMap((line) => {
    const now = data.prices.find(({ id }) => id === line.id);
    const isTyped = line.priceReason !== null;
    return now === undefined || isTyped || now.price === line.unitPrice ? [] : { line, now };
  });
  return (
    <>
      {unavailable.length > 0 && (
        <Alert
          tone="bad"
          title={t('sales.onHold.gone')}
          actions={
            <Button
              size="s"
              icon="trash"
              onClick={() => {
                for (const { id } of unavailable) act({ type: 'removed', line: id });
              }}
            >
              {t('sales.onHold.remove')}
            </Button>
          }
        >
          {unavailable.map(({ id, description }) => (
            <div key={id}>{description}</div>
          ))}
        </Alert>
      )}
      {changed.length > 0 && !isSaved && (
        <Alert
          tone="accent"
          title={t('sales.onHold.prices')}
          closeLabel={t('sales.onHold.keep')}
          onClose={() => setSaved(true)}
          actions={
            <Button
              size="s"
              icon="refresh"
              onClick={() => {
                for (const { line, now } of changed) act({ type: 'price', line: line.id, unitPrice: now.listPrice });
                act({ type: 'priced', prices: changed.map(({ now }) => now) });
              }}
            >
              {t('sales.onHold.take')}
            </Button>
          }
        >
          {changed.map(({ line, now }) => (
            <div key={line.id}>
              {t('sales.onHold.price', {
                product: line.description,
                here: money(line.unitPrice),
                now: money(now.price),
              })}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
}
