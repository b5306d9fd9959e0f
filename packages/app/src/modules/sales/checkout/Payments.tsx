import { Button, Card, Figure, IconButton, ItemList, Kbd, Strip, Text } from '@tilldesk/ui';
import type { Ref } from 'react';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { PayoutStrips } from '../tradeIn/PayoutStrips.tsx';
import { tenderFaces } from '../tenderFaces.ts';
import type { CheckoutDesk } from './useCheckout.ts';

export type PaymentsProps = {
  desk: CheckoutDesk;
  locked: boolean;
  completeRef: Ref<HTMLButtonElement>;
  onComplete: () => void;
};

/** What was taken so far, what is still due or goes back, and the end of it. */
export function Payments({ desk, locked, completeRef, onComplete }: PaymentsProps) {
  const say = useSay();
  const { money, day } = useFormats();
  const { due, change, ready, dueDate, onAccount, traded } = desk;
  const tenders = [...traded, ...desk.tenders];
  return (
    <Card title={say('sales.payments')}>
      <Stack>
        {tenders.length === 0 ? (
          <Text as="p" tone="muted">
            {say('sales.payments.none')}
          </Text>
        ) : (
          <ItemList
            look="filled"
            items={tenders.map(({ id, kind, amount, reference }) => ({
              id,
              icon: tenderFaces[kind].icon,
              title: say(`sales.tender.${kind}`),
              text:
                kind === 'onAccount'
                  ? say('sales.dueDate.of', { day: day(dueDate) })
                  : reference === undefined
                    ? undefined
                    : say('sales.reference.of', { text: reference ?? '' }),
              value: money(amount),
              action: kind !== 'tradeIn' && kind !== 'deposit' && (
                <IconButton
                  icon="close"
                  label={say('sales.payments.remove', { amount: money(amount) })}
                  disabled={locked}
                  onClick={() => desk.act({ type: 'remove', id })}
                />
              ),
            }))}
          />
        )}
        <PayoutStrips items={desk.tradeIns.filter(({ status }) => status === 'offered')} total={desk.total} />
        {ready && onAccount > 0 && (
          <Strip tone="warn" end={<Text weight="strong">{money(onAccount)}</Text>}>
            {say('sales.checkout.stays')}
          </Strip>
        )}
        <Strip role="status" tone={ready ? 'ok' : 'warn'} end={<Figure value={money(ready ? change : due)} />}>
          {ready ? say('sales.change') : say('sales.checkout.stillDue')}
        </Strip>
        <Button
          ref={completeRef}
          tone="primary"
          size="l"
          icon="check"
          busy={desk.sending}
          disabled={!ready || desk.unanswered}
          onClick={onComplete}
        >
          {say('sales.checkout.complete')} <Kbd>{'F9'}</Kbd>
        </Button>
      </Stack>
    </Card>
  );
}
