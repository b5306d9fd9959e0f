import { Button, Card, Icon, IconButton, Kbd } from '@tilldesk/ui';
import type { Ref } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Finish, Standing, Tenders } from './Checkout.styles.ts';
import type { CheckoutDesk } from './useCheckout.ts';

export type PaymentsProps = { desk: CheckoutDesk; locked: boolean; completeRef: Ref<HTMLButtonElement> };

/** What was taken so far, what is still due or goes back, and the end of it. */
export function Payments({ desk, locked, completeRef }: PaymentsProps) {
  const say = useSay();
  const { money } = useFormats();
  const { tenders, due, change, ready } = desk;
  return (
    <Card title={say('sales.payments')}>
      <Finish>
        {tenders.length === 0 ? (
          <p>{say('sales.payments.none')}</p>
        ) : (
          <Tenders>
            {tenders.map(({ id, kind, amount, reference }) => (
              <li key={id}>
                <Icon name={kind} size={20} />
                <span>
                  {say(`sales.tender.${kind}`)}
                  {reference !== undefined && <small>{say('sales.reference.of', { text: reference ?? '' })}</small>}
                </span>
                <b>{money(amount)}</b>
                <IconButton
                  icon="close"
                  label={say('sales.payments.remove', { amount: money(amount) })}
                  disabled={locked}
                  onClick={() => desk.act({ type: 'remove', id })}
                />
              </li>
            ))}
          </Tenders>
        )}
        <Standing data-state={ready ? 'done' : 'due'} role="status">
          <span>{ready ? say('sales.change') : say('sales.checkout.stillDue')}</span>
          <strong>{money(ready ? change : due)}</strong>
        </Standing>
        <Button
          ref={completeRef}
          tone="primary"
          size="l"
          icon="check"
          busy={desk.sending}
          disabled={!ready || desk.unanswered}
          onClick={desk.complete}
        >
          {say('sales.checkout.complete')} <Kbd>{'F9'}</Kbd>
        </Button>
      </Finish>
    </Card>
  );
}
