import { purchases, type Purchase } from '@tilldesk/domain/stock';
import { useEffect, type ComponentType } from 'react';
import { useAnswer } from '../../../wiring/answers.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { CancelDialog } from '../page/CancelDialog.tsx';
import { CloseDialog } from '../page/CloseDialog.tsx';
import { OrderSheetDialog } from '../page/OrderSheetDialog.tsx';
import { SendDialog } from '../page/SendDialog.tsx';

const dialogs: Record<RowQuestion, ComponentType<{ purchase: Purchase; onClose: () => void; stays?: boolean }>> = {
  print: OrderSheetDialog,
  send: SendDialog,
  close: CloseDialog,
  cancel: CancelDialog,
};

/** What asks before it is done with an order of the list. */
export type RowQuestion = 'print' | 'send' | 'close' | 'cancel';

export type RowDialogProps = { id: string; asks: RowQuestion; onClose: () => void };

/** Asks for the whole order, then what is to be asked of it; one that is not to be had is said. */
export function RowDialog({ id, asks, onClose }: RowDialogProps) {
  const problems = useProblem();
  const { data, problem } = useAnswer(purchases.one, { params: { id } });
  const missing = data === undefined ? (problem ?? null) : null;
  useEffect(
    function sayThatThereIsNone() {
      if (missing === null) return;
      toasts.show({ tone: 'bad', text: problems.say(missing) });
      onClose();
    },
    [missing, problems, onClose],
  );
  const Dialog = dialogs[asks];
  return data ? <Dialog purchase={data} stays onClose={onClose} /> : null;
}
