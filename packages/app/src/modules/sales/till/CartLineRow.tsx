import type { Activation } from '@tilldesk/domain/activations';
import { Badge, Button, IconButton, MoneyInput, NumberInput, Text } from '@tilldesk/ui';
import { LineItem } from '@tilldesk/ui/counter';
import { memo, useState, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { Row } from '../../../page/flow.styles.ts';
import { useElsewhere } from '../../../productFinder/useElsewhere.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { activationText, LineActivation } from '../activation/LineActivation.tsx';
import { requiresUnit, type CartLine } from './cart.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { unusualFieldsOf } from './doubts.ts';
import { UnusualLineNotice } from './UnusualLineNotice.tsx';
import { LineActs } from './Till.styles.ts';
import { QUANTITY_MAX, type CartAction } from './ring.ts';
import type { CartNeeds } from './useNeeds.ts';

export type CartLineRowProps = {
  line: CartLine;
  /** Line amount before the invoice discount, in minor units. */
  amount: number;
  /** Quantity in stock if the cart contains more than that, else null. */
  short: number | null;
  mayPrice: boolean;
  /** Why the store does not sell it at this price. */
  refusal: CartNeeds['needs']['refusals'][number] | undefined;
  /** What the line requires before the checkout. */
  need: 'reason' | 'approval' | null;
  onApprove: () => void;
  touched: boolean;
  act: Dispatch<CartAction>;
  /** Opens the details of the line. */
  onNotes: (line: string) => void;
  activation: Activation | undefined;
  /** Opens the activation of the line; null if the line cannot be activated. */
  onActivate: ((line: string) => void) | null;
  onChooseUnit: (line: CartLine) => void;
  /** How often this line blocked the checkout. */
  promptCount: number;
};

/** One line at the till: a table row on wide screens, a card on narrow ones. */
export const CartLineRow = memo(function CartLineRow({
  line,
  amount,
  short,
  mayPrice,
  refusal,
  need,
  onApprove,
  touched,
  act,
  onNotes,
  activation,
  onActivate,
  onChooseUnit,
  promptCount,
}: CartLineRowProps) {
  const t = useTranslate();
  const problems = useProblem();
  const { money } = useFormats();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  const { id, description, quantity, unitPrice, discount } = line;
  // A value that is still being typed is not questioned, unless the checkout waits for it.
  const [isTyping, setTyping] = useState(false);
  const unusualFields = unusualFieldsOf(line);
  const typing = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  const kind = line.charge && t(`sales.charge.${line.charge.kind}`);
  const of = { product: description };
  const elsewhere = useElsewhere()(line.elsewhere.filter(({ onHand }) => onHand > 0));
  const missing =
    short !== null
      ? t('sales.till.short', { count: short })
      : requiresUnit(line) && line.onHand === 0
        ? t('finder.onHand', { count: 0 })
        : null;
  const notes = [
    line.salesperson === null ? null : t('sales.seller.is', { name: line.salesperson }),
    line.priceReason,
    discount && line.discountReason,
    activation && activationText(activation),
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
            <span>{[line.unitLooks, t('sales.imei.of', { code: line.unitCode })].filter(Boolean).join(' · ')}</span>
          )}
        </>
      }
      note={
        <>
          {requiresUnit(line) && (
            <Button size="s" icon="scan" onClick={() => onChooseUnit(line)}>
              {t('sales.till.scanUnit')}
            </Button>
          )}
          {refusal && (
            <Text as="p" role="status" tone="bad" size="s">
              {problems.field({ ...refusal, message: refusal.code })}
            </Text>
          )}
          {need !== null && (
            <Row role="status">
              <Badge tone="warn">{t(`sales.needs.${need}`)}</Badge>
              <Button size="s" aria-haspopup="dialog" onClick={need === 'reason' ? () => onNotes(id) : onApprove}>
                {t(need === 'reason' ? 'sales.why.title' : 'sales.needs.ask')}
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
          {unusualFields.length > 0 && (!isTyping || promptCount > 0) && (
            <UnusualLineNotice
              line={line}
              unusualFields={unusualFields}
              promptCount={promptCount}
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
              aria-label={t('sales.line.of', of)}
              onClick={() => onNotes(id)}
            >
              {t('sales.line')}
            </Button>
            {onActivate && <LineActivation line={line} activation={activation} onOpen={onActivate} />}
          </LineActs>
        </>
      }
      quantity={
        line.tracking === 'serialized' ? (
          <output aria-label={t('sales.quantity.of', of)}>{quantity}</output>
        ) : (
          <NumberInput
            stepper
            aria-label={t('sales.quantity.of', of)}
            lessLabel={t('sales.quantity.less', of)}
            moreLabel={t('sales.quantity.more', of)}
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
            aria-label={t('sales.price.of', of)}
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
          label={t('sales.discount.of', of)}
          value={discount}
          max={quantity * unitPrice}
          onChange={(value) => act({ type: 'lineDiscount', line: id, discount: value })}
        />
      }
      amount={money(amount)}
      remove={
        <IconButton icon="trash" label={t('sales.remove', of)} onClick={() => act({ type: 'removed', line: id })} />
      }
    />
  );
});

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
