import { deposits, depositWays, type Deposit } from '@tilldesk/domain/selling';
import { useState } from 'react';
import { ReasonDialog } from '../../../kit/approve/ReasonDialog.tsx';
import { useApprovedWork } from '../../../kit/approve/useApprovedWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { touches } from '../details/touches.ts';
import { useWay, WayFields } from '../WayFields.tsx';

/** Gives back all that is left of a deposit; in another way than it came, somebody who may agrees in place. */
export function GiveBackDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedWork(deposit.id, touches, onClose);
  const [id] = useState(newId);
  const way = useWay(depositWays, deposit.way);
  const { number, customerName: customer } = deposit;
  const amount = money(deposit.rest);
  const came = say(`sales.tender.${deposit.way}`);
  const wrong = problems.fields(work.problem?.fields ?? {});
  const confirm = (reason: string) => {
    const body = { id, way: way.kind, ...way.named, reason };
    const ways = { way: say(`sales.tender.${way.kind}`), came };
    start({
      action: 'refund.otherTender',
      sentence: say('deposit.back.sentence', { amount, number, customer, ...ways, reason }),
      done: say('deposit.back.done', { amount }),
      order: body,
      send: (key, approval) =>
        call(deposits.giveBack, { params: { id: deposit.id }, body: { ...body, ...approval } }, { key }),
    });
  };
  return (
    <>
      <ReasonDialog
        title={say('deposit.back.title', { amount, customer })}
        text={say('deposit.back.text', { number, way: came })}
        action={say('deposit.back')}
        work={work}
        complete={way.missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <WayFields
            way={way}
            label={say('deposit.back.way')}
            tried={tried}
            wrong={{ kind: wrong['way'], reference: wrong['reference'] }}
          />
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
