import type { LineTotals } from '@tilldesk/domain/lines';
import { Badge, Button, IconButton, MoneyInput, NumberInput } from '@tilldesk/ui';
import { memo, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { wantsUnit, type CartLine } from './cart.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { Cell, Line, Stepper, What } from './Line.styles.ts';
import { QUANTITY_MAX, type CartAction } from './ring.ts';

export type LineRowProps = {
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
export const LineRow = memo(function LineRow({ line, sum, short, mayPrice, touched, act, onWant }: LineRowProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const { id, description, quantity, unitPrice, discount } = line;
  const of = { product: description };
  const count = (to: number) => act({ type: 'quantity', line: id, quantity: to });
  return (
    <Line aria-label={description} data-touched={touched} ref={touched ? reveal : undefined}>
      <What>
        <b>{description}</b>
        <small>
          {line.sku}
          {line.unitCode !== null && <span>{say('sales.imei.of', { code: line.unitCode })}</span>}
        </small>
        {wantsUnit(line) && (
          <Button size="s" icon="scan" onClick={onWant}>
            {say('sales.till.scanUnit')}
          </Button>
        )}
        {short !== null && <Badge tone="warn">{say('sales.till.short', { count: short })}</Badge>}
      </What>
      <Cell data-name="quantity">
        {line.tracking === 'serialized' ? (
          <output aria-label={say('sales.quantity.of', of)}>{quantity}</output>
        ) : (
          <Stepper>
            <IconButton
              icon="minus"
              tone="secondary"
              label={say('sales.quantity.less', of)}
              disabled={quantity <= 1}
              onClick={() => count(quantity - 1)}
            />
            <NumberInput
              aria-label={say('sales.quantity.of', of)}
              min={1}
              max={QUANTITY_MAX}
              value={quantity}
              onChange={(value) => value !== null && count(value)}
            />
            <IconButton
              icon="plus"
              tone="secondary"
              label={say('sales.quantity.more', of)}
              onClick={() => count(quantity + 1)}
            />
          </Stepper>
        )}
      </Cell>
      <Cell data-name="price">
        {mayPrice ? (
          <MoneyInput
            aria-label={say('sales.price.of', of)}
            currency={currency}
            locale={locale}
            value={unitPrice}
            onChange={(value) => act({ type: 'price', line: id, unitPrice: value ?? 0 })}
          />
        ) : (
          money(unitPrice)
        )}
      </Cell>
      <Cell data-name="discount">
        <DiscountInput
          label={say('sales.discount.of', of)}
          value={discount}
          max={quantity * unitPrice}
          onChange={(value) => act({ type: 'lineDiscount', line: id, discount: value })}
        />
      </Cell>
      <Cell data-name="amount">{money(sum === undefined ? 0 : sum.gross - sum.lineDiscount)}</Cell>
      <Cell data-name="remove">
        <IconButton icon="trash" label={say('sales.remove', of)} onClick={() => act({ type: 'removed', line: id })} />
      </Cell>
    </Line>
  );
});

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
