import type { DocumentTotals } from '@tilldesk/domain/lines';
import { Button, Field, Kbd, TextArea } from '@tilldesk/ui';
import { AsyncCombobox } from '@tilldesk/ui/select';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSelectTexts } from '../useSelectTexts.ts';
import { Sums } from '../Sums.tsx';
import { piecesOf } from './cart.ts';
import { DiscountInput } from './DiscountInput.tsx';
import { loadCustomers, pickedCustomer } from './till.wiring.ts';
import { Deal, Panel } from './Till.styles.ts';
import type { TillDesk } from './useTill.ts';

export type TillSumsProps = { till: TillDesk; totals: DocumentTotals; onCheckout: () => void };

/** Who buys, what is taken off, and what it comes to. */
export function TillSums({ till, totals, onCheckout }: TillSumsProps) {
  const say = useSay();
  const { money } = useFormats();
  const texts = useSelectTexts();
  const { cart, act, wanting } = till;
  const beforeDiscount = totals.lines.reduce((sum, line) => sum + line.gross - line.lineDiscount, 0);
  return (
    <Panel aria-label={say('sales.summary')}>
      <Field label={say('sales.customer')}>
        <AsyncCombobox
          load={loadCustomers}
          texts={texts}
          icon="user"
          placeholder={say('sales.walkIn')}
          value={cart.customer && { id: cart.customer.id, label: cart.customer.name }}
          onChange={(option) => act({ type: 'customer', customer: pickedCustomer(option) })}
        />
      </Field>
      <Field label={say('sales.discount.whole')}>
        <DiscountInput
          label={say('sales.discount.whole')}
          value={cart.discount}
          max={beforeDiscount}
          onChange={(discount) => act({ type: 'discount', discount })}
        />
      </Field>
      <Field label={say('sales.notes')} mark={say('sales.optional')}>
        <TextArea
          rows={2}
          value={cart.notes}
          maxLengthText={say('form.maxLength')}
          onChange={(notes) => act({ type: 'notes', notes })}
        />
      </Field>
      <Sums
        rows={[
          { id: 'gross', label: say('sales.subtotal'), value: money(totals.gross) },
          ...(totals.discount === 0
            ? []
            : [{ id: 'discount', label: say('sales.discount'), value: money(-totals.discount) }]),
          { id: 'tax', label: say('sales.tax'), value: money(totals.tax) },
        ]}
        total={{ label: say('sales.total'), value: money(totals.total) }}
      />
      <Deal>
        <Button tone="primary" size="l" busy={till.saving} disabled={!till.ready} onClick={onCheckout}>
          {say('sales.till.checkout')} <Kbd>{'F9'}</Kbd>
        </Button>
        <p role="status">
          {wanting === undefined
            ? say('sales.till.pieces', { count: piecesOf(cart) })
            : say('sales.till.news.unitWanted', { about: wanting.description, quantity: 1 })}
        </p>
      </Deal>
    </Panel>
  );
}
