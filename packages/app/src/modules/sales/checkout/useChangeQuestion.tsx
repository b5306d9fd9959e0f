import { isChangeUnusual } from '@tilldesk/domain/lines';
import { givesChange } from '@tilldesk/domain/tenders';
import { denominationsOf } from '@tilldesk/domain/registers';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { CheckoutController } from './useCheckout.ts';

/** Completes a sale. Asks for confirmation first if the change is so large that the cash was probably mistyped. */
export function useChangeQuestion(
  controller: Pick<CheckoutController, 'change' | 'tenders' | 'ready' | 'complete'>,
  currency: string,
) {
  const t = useTranslate();
  const { money } = useFormats();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { change, tenders, ready, complete } = controller;
  const cash = tenders.reduce((sum, { kind, amount }) => (givesChange(kind) ? sum + amount : sum), 0);
  return {
    complete() {
      if (ready && isChangeUnusual(change, denominationsOf(currency))) setDialogOpen(true);
      else complete();
    },
    dialog: (
      <ConfirmDialog
        open={isDialogOpen}
        tone="danger"
        title={t('sales.checkout.change.title', { change: money(change) })}
        text={t('sales.checkout.change.text', { cash: money(cash) })}
        cancelLabel={t('sales.checkout.change.no')}
        confirmLabel={t('sales.checkout.complete')}
        onCancel={() => setDialogOpen(false)}
        onConfirm={() => {
          setDialogOpen(false);
          complete();
        }}
      />
    ),
  };
}
