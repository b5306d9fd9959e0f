import type { TradeIn } from '@tilldesk/domain/selling';
import { Button, Strip } from '@tilldesk/ui';
import { useState } from 'react';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Beside } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { ReasonDialog } from '../details/ReasonDialog.tsx';
import { AgreementButton } from './AgreementButton.tsx';
import { takeBack } from './tradeIn.wiring.ts';

/** A device that was just bought without a sale: its agreement, and the way back. */
export function BoughtStrip({ tradeIn, onGone }: { tradeIn: TradeIn; onGone: () => void }) {
  const say = useSay();
  const { money } = useFormats();
  const work = useWork();
  const { approved, approvalDialog } = useApproval();
  const [asking, setAsking] = useState(false);
  const { id, productName, code, customerName } = tradeIn;
  const number = tradeIn.number ?? '';
  const amount = money(tradeIn.offer);
  const back = async (reason: string) => {
    const sentence = say('tradeIn.back.sentence', { number, product: productName, code, amount, reason });
    const taken = await work.run({ id, reason }, (key) =>
      approved({ action: 'tradeIn.void', subjectId: id, sentence }, (approvalId) =>
        takeBack(id, approvalId === undefined ? { reason } : { reason, approvalId }, key),
      ),
    );
    if (taken === null) return;
    toasts.show({ tone: 'ok', text: say('tradeIn.back.done', { number }) });
    onGone();
  };
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
          onConfirm={(reason) => void back(reason)}
          onClose={() => setAsking(false)}
        />
      )}
      {approvalDialog}
    </>
  );
}
