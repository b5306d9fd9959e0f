import { tradeIns, type TradeIn } from '@tilldesk/domain/selling';
import { Button, Strip } from '@tilldesk/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../kit/approve/ReasonDialog.tsx';
import { useApprovedWork } from '../../../kit/approve/useApprovedWork.ts';
import { Beside } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { AgreementButton } from './AgreementButton.tsx';
import { touches } from './tradeIn.wiring.ts';

/** A device that was just bought without a sale: its agreement, and the way back. */
export function BoughtStrip({ tradeIn, onGone }: { tradeIn: TradeIn; onGone: () => void }) {
  const say = useSay();
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const { id, productName, code, customerName } = tradeIn;
  const { work, approvalDialog, start } = useApprovedWork(id, touches, onGone);
  const number = tradeIn.number ?? '';
  const amount = money(tradeIn.offer);
  const back = (reason: string) =>
    start({
      action: 'tradeIn.void',
      sentence: say('tradeIn.back.sentence', { number, product: productName, code, amount, reason }),
      done: say('tradeIn.back.done', { number }),
      order: { id, reason },
      send: (key, approval) => call(tradeIns.void, { params: { id }, body: { reason, ...approval } }, { key }),
    });
  return (
    <>
      <Strip
        role="status"
        tone="ok"
        end={
          <Beside>
            <AgreementButton tradeIn={tradeIn} />
            <Button size="s" icon="undo" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {say('tradeIn.back')}
            </Button>
          </Beside>
        }
      >
        {say('tradeIn.bought', { number })}
      </Strip>
      {asking && (
        <ReasonDialog
          title={say('tradeIn.back.title', { number })}
          text={say('tradeIn.back.text', { customer: customerName, amount })}
          action={say('tradeIn.back.do')}
          tone="danger"
          work={work}
          onConfirm={back}
          onClose={() => setAsking(false)}
        />
      )}
      {approvalDialog}
    </>
  );
}
