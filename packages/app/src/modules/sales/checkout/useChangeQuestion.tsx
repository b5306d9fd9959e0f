import { isChangeDoubtful } from '@tilldesk/domain/lines';
import { denominationsOf } from '@tilldesk/domain/shop';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { CheckoutDesk } from './useCheckout.ts';

/** Completes a sale, and asks before that where so much change is due that the cash was probably typed wrongly. */
export function useChangeQuestion(
  desk: Pick<CheckoutDesk, 'change' | 'tenders' | 'ready' | 'complete'>,
  currency: string,
) {
  const say = useSay();
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const { change, tenders, ready, complete } = desk;
  const cash = tenders.reduce((sum, { kind, amount }) => (kind === 'cash' ? sum + amount : sum), 0);
  return {
    complete() {
      if (ready && isChangeDoubtful(change, denominationsOf(currency))) setAsking(true);
      else complete();
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={say('sales.checkout.change.title', { change: money(change) })}
        text={say('sales.checkout.change.text', { cash: money(cash) })}
        cancelLabel={say('sales.checkout.change.no')}
        confirmLabel={say('sales.checkout.complete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          complete();
        }}
      />
    ),
  };
}
