import type { DocumentTotals } from '@tilldesk/domain/lines';
import { Button, Field, Kbd, SumList, Text, TextArea } from '@tilldesk/ui';
import { SidePanel } from '@tilldesk/ui/counter';
import { CustomerPicker } from '../../../customers/CustomerPicker.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSums } from '../useSums.ts';
import { piecesOf } from './cart.ts';
import { CustomerAlert } from './CustomerAlert.tsx';
import { DiscountInput } from './DiscountInput.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { TaxFree } from './TaxFree.tsx';
import { PageAction } from './Till.styles.ts';
import type { TillState } from './useTill.ts';

export type TillSumsProps = {
  till: TillState;
  totals: DocumentTotals;
  /** The discount on the whole sale needs a reason before the checkout. */
  isReasonMissing: boolean;
  onCheckout: () => void;
};

/** The customer, the discount and the totals. */
export function TillSums({ till, totals, isReasonMissing, onCheckout }: TillSumsProps) {
  const t = useTranslate();
  const { cart, act, lineWithoutUnit } = till;
  const sums = useSums(totals);
  const beforeDiscount = totals.lines.reduce((sum, line) => sum + line.gross - line.lineDiscount, 0);
  return (
    <SidePanel
      label={t('sales.summary')}
      foot={
        <>
          <SumList items={sums} />
          <PageAction>
            <Button tone="primary" size="l" busy={till.saving} disabled={!till.ready} onClick={onCheckout}>
              {t('sales.till.checkout')} <Kbd>{'F9'}</Kbd>
            </Button>
            <Text as="p" role="status" tone="muted" size="xs">
              {lineWithoutUnit === undefined
                ? t('sales.till.pieces', { count: piecesOf(cart) })
                : t('sales.till.news.unitWanted', { about: lineWithoutUnit.description, quantity: 1 })}
            </Text>
          </PageAction>
        </>
      }
    >
      <Stack>
        <Field label={t('sales.customer')}>
          <CustomerPicker
            placeholder={t('sales.walkIn')}
            value={cart.customer}
            onChange={(customer) => till.choose(customer)}
          />
        </Field>
        {cart.customer && <CustomerAlert customer={cart.customer} />}
        <TaxFree cart={cart} act={act} />
        <Field label={t('sales.discount.whole')}>
          <DiscountInput
            label={t('sales.discount.whole')}
            value={cart.discount}
            max={beforeDiscount}
            onChange={(discount) => act({ type: 'discount', discount })}
          />
        </Field>
        {cart.discount !== null && (
          <ReasonInput
            label={t('sales.why.discount')}
            required={isReasonMissing}
            error={isReasonMissing ? t('sales.needs.reason') : undefined}
            value={cart.discountReason}
            onChange={(reason) => act({ type: 'discountReason', reason })}
          />
        )}
        <Field label={t('sales.notes')} mark={t('sales.optional')}>
          <TextArea
            rows={2}
            value={cart.notes}
            maxLengthText={t('form.maxLength')}
            onChange={(notes) => act({ type: 'notes', notes })}
          />
        </Field>
      </Stack>
    </SidePanel>
  );
}
