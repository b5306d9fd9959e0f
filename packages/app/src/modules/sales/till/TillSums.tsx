import type { DocumentTotals } from '@tilldesk/domain/lines';
import { Button, Field, Kbd, SumList, Text, TextArea } from '@tilldesk/ui';
import { SidePanel } from '@tilldesk/ui/counter';
import { CustomerPicker } from '../../../kit/customer/CustomerPicker.tsx';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSums } from '../useSums.ts';
import { piecesOf } from './cart.ts';
import { CustomerAlert } from './CustomerAlert.tsx';
import { DiscountInput } from './DiscountInput.tsx';
import { ReasonInput } from './ReasonInput.tsx';
import { TaxFree } from './TaxFree.tsx';
import { Deal } from './Till.styles.ts';
import type { TillDesk } from './useTill.ts';

export type TillSumsProps = { till: TillDesk; totals: DocumentTotals; onCheckout: () => void };

/** Who buys, what is taken off, and what it comes to. */
export function TillSums({ till, totals, onCheckout }: TillSumsProps) {
  const say = useSay();
  const { cart, act, wanting } = till;
  const sums = useSums(totals);
  const beforeDiscount = totals.lines.reduce((sum, line) => sum + line.gross - line.lineDiscount, 0);
  return (
    <SidePanel
      label={say('sales.summary')}
      foot={
        <>
          <SumList items={sums} />
          <Deal>
            <Button tone="primary" size="l" busy={till.saving} disabled={!till.ready} onClick={onCheckout}>
              {say('sales.till.checkout')} <Kbd>{'F9'}</Kbd>
            </Button>
            <Text as="p" role="status" tone="muted" size="xs">
              {wanting === undefined
                ? say('sales.till.pieces', { count: piecesOf(cart) })
                : say('sales.till.news.unitWanted', { about: wanting.description, quantity: 1 })}
            </Text>
          </Deal>
        </>
      }
    >
      <Stack>
        <Field label={say('sales.customer')}>
          <CustomerPicker
            placeholder={say('sales.walkIn')}
            value={cart.customer}
            onChange={(customer) => till.choose(customer)}
          />
        </Field>
        {cart.customer && <CustomerAlert customer={cart.customer} />}
        <TaxFree cart={cart} act={act} />
        <Field label={say('sales.discount.whole')}>
          <DiscountInput
            label={say('sales.discount.whole')}
            value={cart.discount}
            max={beforeDiscount}
            onChange={(discount) => act({ type: 'discount', discount })}
          />
        </Field>
        {cart.discount !== null && (
          <ReasonInput
            label={say('sales.why.discount')}
            value={cart.discountReason}
            onChange={(reason) => act({ type: 'discountReason', reason })}
          />
        )}
        <Field label={say('sales.notes')} mark={say('sales.optional')}>
          <TextArea
            rows={2}
            value={cart.notes}
            maxLengthText={say('form.maxLength')}
            onChange={(notes) => act({ type: 'notes', notes })}
          />
        </Field>
      </Stack>
    </SidePanel>
  );
}
