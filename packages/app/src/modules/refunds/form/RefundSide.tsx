import type { Refundable } from '@tilldesk/domain/shop';
import { Button, Field, Figure, Kbd, MoneyInput, SumList, Text, TextArea, type Sum } from '@tilldesk/ui';
import { SidePanel } from '@tilldesk/ui/counter';
import { useIntl } from 'react-intl';
import { CustomerPicker } from '../../../kit/customer/CustomerPicker.tsx';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Deal } from '../refunds.styles.ts';
import { useWrong } from './ChoiceFields.tsx';
import { PayParts } from './PayParts.tsx';
import type { RefundSums } from './sums.ts';
import type { RefundDesk } from './useRefunding.ts';

type RefundSideProps = { desk: RefundDesk; source: Refundable | null; onConfirm: () => void };

const NOTES_MAX = 500;

/** Who gets it, what it comes to, and how the money goes. */
export function RefundSide({ desk, source, onConfirm }: RefundSideProps) {
  const say = useSay();
  const wrong = useWrong();
  const { state, act, sums, mistakes, locked, maySell } = desk;
  const customer = source?.invoice.customerId ? source.invoice.customerName : null;
  return (
    <SidePanel
      label={say('refunds.summary')}
      foot={
        <>
          <Outcome sums={sums} />
          <Deal>
            <Button tone="primary" size="l" icon="undo" busy={desk.work.busy} onClick={onConfirm}>
              {say(`refunds.do.${sums.kind}`)} <Kbd>{'F9'}</Kbd>
            </Button>
          </Deal>
        </>
      }
    >
      <Stack>
        {customer !== null || !maySell ? (
          <Figure size="s" label={say('refunds.customer')} value={customer ?? say('refunds.walkIn')} />
        ) : (
          <Field label={say('refunds.customer')} error={wrong(mistakes['customer'])}>
            <CustomerPicker
              readOnly={locked}
              placeholder={say('refunds.walkIn')}
              value={state.customer}
              onChange={(customer) =>
                act({
                  type: 'customer',
                  customer: customer && { ...customer, taxExempt: customer.taxExempt === true },
                })
              }
            />
          </Field>
        )}
        {sums.kind === 'goodwill' && <GoodwillField desk={desk} error={wrong(mistakes['goodwill'])} />}
        <Field label={say('refunds.notes')} mark={say('refunds.optional')}>
          <TextArea
            rows={2}
            maxLength={NOTES_MAX}
            maxLengthText={say('form.maxLength')}
            readOnly={locked}
            value={state.notes}
            onChange={(notes) => act({ type: 'notes', notes })}
          />
        </Field>
        <SumList items={useRefundSums(sums)} />
        {sums.way !== 'even' && (
          <PayParts
            sums={sums}
            source={source}
            mistakes={mistakes}
            locked={locked}
            onChange={(parts) => act({ type: 'parts', parts })}
          />
        )}
      </Stack>
    </SidePanel>
  );
}

/** Who pays whom once everything is set off. */
function Outcome({ sums: { way, settlement } }: { sums: RefundSums }) {
  const say = useSay();
  const { money } = useFormats();
  const amount = way === 'in' ? settlement.toPay : settlement.paidOut;
  return <Figure role="status" size="l" label={say(`refunds.way.${way}.whole`)} value={money(amount)} />;
}

function GoodwillField({ desk, error }: { desk: RefundDesk; error: string | undefined }) {
  const say = useSay();
  const { locale } = useIntl();
  const currency = useSession().store.defaultCurrency;
  return (
    <Field label={say('refunds.goodwill')} required hint={say('refunds.line.amount.hint')} error={error}>
      <MoneyInput
        currency={currency}
        locale={locale}
        readOnly={desk.locked}
        value={desk.state.goodwill}
        onChange={(amount) => desk.act({ type: 'goodwill', amount })}
      />
    </Field>
  );
}

/** What comes back and goes out, in the order in which it adds up. */
function useRefundSums({ net, tax, total, fees, sale, settlement, kind }: RefundSums): Sum[] {
  const say = useSay();
  const { money } = useFormats();
  const { toDue } = settlement;
  return [
    { id: 'goods', label: say('refunds.sum.goods'), value: money(net + fees) },
    ...(fees === 0 ? [] : [{ id: 'fees', label: say('refunds.fees'), value: money(0 - fees) }]),
    { id: 'tax', label: say('refunds.tax'), value: money(tax) },
    // What the customer gets stands at the button; it is the same sum unless something is set off against it.
    ...(kind !== 'exchange' && toDue === 0
      ? []
      : [{ id: 'total', label: say('refunds.sum.total'), value: money(total), total: true }]),
    ...(kind === 'exchange'
      ? [
          { id: 'sale', label: say('refunds.sum.sale'), value: money(0 - sale.net) },
          { id: 'saleTax', label: say('refunds.sum.saleTax'), value: money(0 - sale.tax) },
        ]
      : []),
    ...(toDue === 0 ? [] : [{ id: 'due', label: say('refunds.sum.due'), value: money(0 - toDue) }]),
  ];
}

/** The sum as a bar at the bottom of a narrow screen says it. */
export function SumsInShort({ sums: { way, settlement } }: { sums: RefundSums }) {
  const say = useSay();
  const { money } = useFormats();
  const amount = way === 'in' ? settlement.toPay : settlement.paidOut;
  return (
    <Text as="span" weight="strong">
      {`${say(`refunds.way.${way}.whole`)} ${money(amount)}`}
    </Text>
  );
}
