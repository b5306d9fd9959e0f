import { pricesNow } from '@tilldesk/domain/shop';
import { Alert, Button } from '@tilldesk/ui';
import { useEffect, useState, type Dispatch } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import type { Cart } from './cart.ts';
import type { CartAction } from './ring.ts';
import { askedOf } from './till.wiring.ts';

export type TodayPricesProps = {
  /** The draft as it was opened. */ opened: Cart;
  cart: Cart;
  act: Dispatch<CartAction>;
};

/**
 * Says what changed while a draft was on hold: what is no longer sold, and what costs otherwise today. Its prices hold
 * unless somebody takes the new ones.
 */
export function TodayPrices({ opened, cart, act }: TodayPricesProps) {
  const say = useSay();
  const { money } = useFormats();
  const [isKept, setKept] = useState(false);
  const [{ customerId, lines }] = useState(() => askedOf(opened));
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
  const gone = goods.filter(({ id }) => !data.prices.some((price) => price.id === id));
  const changed = goods.flatMap((line) => {
    const now = data.prices.find(({ id }) => id === line.id);
    const isTyped = line.priceReason !== null;
    return now === undefined || isTyped || now.price === line.unitPrice ? [] : { line, now };
  });
  return (
    <>
      {gone.length > 0 && (
        <Alert
          tone="bad"
          title={say('sales.held.gone')}
          actions={
            <Button
              size="s"
              icon="trash"
              onClick={() => {
                for (const { id } of gone) act({ type: 'removed', line: id });
              }}
            >
              {say('sales.held.remove')}
            </Button>
          }
        >
          {gone.map(({ id, description }) => (
            <div key={id}>{description}</div>
          ))}
        </Alert>
      )}
      {changed.length > 0 && !isKept && (
        <Alert
          tone="accent"
          title={say('sales.held.prices')}
          closeLabel={say('sales.held.keep')}
          onClose={() => setKept(true)}
          actions={
            <Button
              size="s"
              icon="refresh"
              onClick={() => {
                for (const { line, now } of changed) act({ type: 'price', line: line.id, unitPrice: now.listPrice });
                act({ type: 'priced', prices: changed.map(({ now }) => now) });
              }}
            >
              {say('sales.held.take')}
            </Button>
          }
        >
          {changed.map(({ line, now }) => (
            <div key={line.id}>
              {say('sales.held.price', {
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
