import type { Activation } from '@tilldesk/domain/selling';
import { Badge, Button, IconButton, MoneyInput, NumberInput, Text } from '@tilldesk/ui';
import { LineItem } from '@tilldesk/ui/counter';
import { memo, useState, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { Row } from '../../../kit/page/flow.styles.ts';
import { useElsewhere } from '../../../kit/finder/useElsewhere.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { activationWords, LineActivation } from '../activation/LineActivation.tsx';
import { wantsUnit, type CartLine } from './cart.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { doubtsOf } from './doubts.ts';
import { LineDoubts } from './LineDoubts.tsx';
import { LineActs } from './Till.styles.ts';
import { QUANTITY_MAX, type CartAction } from './ring.ts';

export type CartLineRowProps = {
  line: CartLine;
  /** What the line comes to before what is taken off the whole, in minor units. */
  amount: number;
  /** How many are in stock where more are wanted. */
  short: number | null;
  mayPrice: boolean;
  /** What it needs before the checkout. */
  need: 'reason' | 'approval' | null;
  onApprove: () => void;
  touched: boolean;
  act: Dispatch<CartAction>;
  /** Opens what is written about the line. */
  onNotes: (line: string) => void;
  activation: Activation | undefined;
  /** Opens its activation; null where there is none to be. */
  onActivate: ((line: string) => void) | null;
  onWant: (line: CartLine) => void;
  /** How often the checkout was asked for in vain because of this line. */
  asked: number;
};

/** One line at the till: a table's row where there is room, a card where there is not. */
export const CartLineRow = memo(function CartLineRow({
  line,
  amount,
  short,
  mayPrice,
  need,
  onApprove,
  touched,
  act,
  onNotes,
  activation,
  onActivate,
  onWant,
  asked,
}: CartLineRowProps) {
  const say = useSay();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const { id, description, quantity, unitPrice, discount } = line;
  // What is still being typed is not asked about, unless the checkout waits for it.
  const [isTyping, setTyping] = useState(false);
  const doubts = doubtsOf(line);
  const typing = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  const kind = line.charge && say(`sales.charge.${line.charge.kind}`);
  const of = { product: description };
  const elsewhere = useElsewhere()(line.elsewhere.filter(({ onHand }) => onHand > 0));
  const missing =
    short !== null
      ? say('sales.till.short', { count: short })
      : wantsUnit(line) && line.onHand === 0
        ? say('finder.onHand', { count: 0 })
        : null;
  const notes = [
    line.salesperson === null ? null : say('sales.seller.is', { name: line.salesperson }),
    line.priceReason,
    discount && line.discountReason,
    activation && activationWords(activation),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <LineItem
      ref={touched ? reveal : undefined}
      arrived={touched}
      name={description}
      codes={
        <>
          {kind === description ? null : (kind ?? line.sku)}
          {line.unitCode !== null && (
            <span>{[line.unitLooks, say('sales.imei.of', { code: line.unitCode })].filter(Boolean).join(' · ')}</span>
          )}
        </>
      }
      note={
        <>
          {wantsUnit(line) && (
            <Button size="s" icon="scan" onClick={() => onWant(line)}>
              {say('sales.till.scanUnit')}
            </Button>
          )}
          {need !== null && (
            <Row role="status">
              <Badge tone="warn">{say(`sales.needs.${need}`)}</Badge>
              <Button size="s" aria-haspopup="dialog" onClick={need === 'reason' ? () => onNotes(id) : onApprove}>
                {say(need === 'reason' ? 'sales.why.title' : 'sales.needs.ask')}
              </Button>
            </Row>
          )}
          {line.rule !== null && line.listPrice !== null && (
            <Row>
              <Badge tone="accent">{line.rule}</Badge>
              <Text as="s" size="s" tone="muted">
                {money(line.listPrice)}
              </Text>
            </Row>
          )}
          {doubts.length > 0 && (!isTyping || asked > 0) && (
            <LineDoubts
              line={line}
              doubts={doubts}
              asked={asked}
              onConfirm={() => act({ type: 'confirmed', line: id })}
            />
          )}
          {missing !== null && <Badge tone="warn">{[missing, elsewhere].filter(Boolean).join(' · ')}</Badge>}
          {notes !== '' && (
            <Text size="s" tone="muted">
              {notes}
            </Text>
          )}
          <LineActs>
            <Button
              size="s"
              tone="quiet"
              icon="edit"
              aria-haspopup="dialog"
              aria-label={say('sales.line.of', of)}
              onClick={() => onNotes(id)}
            >
              {say('sales.line')}
            </Button>
            {onActivate && <LineActivation line={line} activation={activation} onOpen={onActivate} />}
          </LineActs>
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
            {...typing}
            value={quantity}
            onChange={(value) => value !== null && act({ type: 'quantity', line: id, quantity: value })}
          />
        )
      }
      price={
        mayPrice || line.charge ? (
          <MoneyInput
            aria-label={say('sales.price.of', of)}
            currency={currency}
            locale={locale}
            {...typing}
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
      amount={money(amount)}
      remove={
        <IconButton icon="trash" label={say('sales.remove', of)} onClick={() => act({ type: 'removed', line: id })} />
      }
    />
  );
});

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
