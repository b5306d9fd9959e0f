import { tradeIns, type TradeIn } from '@tilldesk/domain/selling';
import { Button, Strip } from '@tilldesk/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { touches } from './tradeIn.wiring.ts';

/** Notice for a device that was just bought without a sale: its agreement, and a button to reverse the purchase. */
export function BoughtStrip({ tradeIn, onRemoved }: { tradeIn: TradeIn; onRemoved: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id, productName, code, customerName } = tradeIn;
  const { work, approvalDialog, start } = useApprovedMutation(id, touches, onRemoved);
  const number = tradeIn.number ?? '';
  const amount = money(tradeIn.offer);
  const back = (reason: string) =>
    start({
      action: 'tradeIn.void',
      sentence: t('tradeIn.back.sentence', { number, product: productName, code, amount, reason }),
      done: t('tradeIn.back.done', { number }),
      order: { id, reason },
      send: (key, approval) => call(tradeIns.void, { params: { id }, body: { reason, ...approval } }, { key }),
    });
  return (
    <>
      <Strip
        role="status"
        tone="ok"
        end={
          <InlineGroup>
            <AgreementButton tradeIn={tradeIn} />
            <Button size="s" icon="undo" aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
              {t('tradeIn.back')}
            </Button>
          </InlineGroup>
        }
      >
        {t('tradeIn.bought', { number })}
      </Strip>
      {isDialogOpen && (
        <ReasonDialog
          title={t('tradeIn.back.title', { number })}
          text={t('tradeIn.back.text', { customer: customerName, amount })}
          action={t('tradeIn.back.do')}
          tone="danger"
          work={work}
          onConfirm={back}
          onClose={() => setDialogOpen(false)}
        />
      )}
      {approvalDialog}
    </>
  );
}
