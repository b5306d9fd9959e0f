import type { LineTotals } from '@tilldesk/domain/lines';
import { Badge, Button, IconButton, MoneyInput, NumberInput } from '@tilldesk/ui';
import { LineItem } from '@tilldesk/ui/counter';
import { memo, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { wantsUnit, type CartLine } from './cart.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { QUANTITY_MAX, type CartAction } from './ring.ts';

export type CartLineRowProps = {
  line: CartLine;
  sum: LineTotals | undefined;
  /** How many are in stock where more are wanted. */
  short: number | null;
  mayPrice: boolean;
  touched: boolean;
  act: Dispatch<CartAction>;
  onWant: () => void;
};

/** One line at the till: a table's row where there is room, a card where there is not. */
export const CartLineRow = memo(function CartLineRow({
  line,
  sum,
  short,
  mayPrice,
  touched,
  act,
  onWant,
}: CartLineRowProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const { id, description, quantity, unitPrice, discount } = line;
  const of = { product: description };
  return (
    <LineItem
      ref={touched ? reveal : undefined}
      arrived={touched}
      name={description}
      codes={
        <>
          {line.sku}
          {line.unitCode !== null && <span>{say('sales.imei.of', { code: line.unitCode })}</span>}
        </>
      }
      note={
        <>
          {wantsUnit(line) && (
            <Button size="s" icon="scan" onClick={onWant}>
              {say('sales.till.scanUnit')}
            </Button>
          )}
          {short !== null && <Badge tone="warn">{say('sales.till.short', { count: short })}</Badge>}
        </>
      }
      quantity={
        line.tracking === 'serialized' ? (
          <output aria-label={say('sales.quantity.of', of)}>{quantity}</output>
        ) : (
          <NumberInput
            stepper
            aria-label={say('sales.quantity.of', of)}
            lessLabel={say('sales.quantity.less', of)}
            moreLabel={say('sales.quantity.more', of)}
            min={1}
            max={QUANTITY_MAX}
            value={quantity}
            onChange={(value) => value !== null && act({ type: 'quantity', line: id, quantity: value })}
          />
        )
      }
      price={
        mayPrice ? (
          <MoneyInput
            aria-label={say('sales.price.of', of)}
            currency={currency}
            locale={locale}
            value={unitPrice}
            onChange={(value) => act({ type: 'price', line: id, unitPrice: value ?? 0 })}
          />
        ) : (
          money(unitPrice)
        )
      }
      discount={
        <DiscountInput
          label={say('sales.discount.of', of)}
          value={discount}
          max={quantity * unitPrice}
          onChange={(value) => act({ type: 'lineDiscount', line: id, discount: value })}
        />
      }
      amount={money(sum === undefined ? 0 : sum.gross - sum.lineDiscount)}
      remove={
        <IconButton icon="trash" label={say('sales.remove', of)} onClick={() => act({ type: 'removed', line: id })} />
      }
    />
  );
});

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
