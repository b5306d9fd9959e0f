import { tradeInDevice, type TradeInDevice } from '@tilldesk/domain/tradeIns';
import { parseIdentifier } from '@tilldesk/domain/inventory';
import { useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { sendOffer } from './tradeIn.wiring.ts';
import {
  beginTradeIn,
  fieldAt,
  missingIn,
  tradeInOf,
  type TradeInEntry,
  type TradeInField,
  type TradeInSeller,
} from './tradeInEntry.ts';

/** Minimum length of a serial number for a lookup. */
const CODE_MIN = 6;

/** Form state of a trade-in: the values, the known device, validation and sending. */
export function useTradeInEntry(
  invoiceId: string,
  seller: TradeInSeller | null,
  onDone: (customer: TradeInSeller) => void,
) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const [id] = useState(newId);
  const [start] = useState(() => beginTradeIn(seller));
  const [typed, setEntry] = useState<TradeInEntry>(start);
  const [tried, setTried] = useState(0);
  const [left, setLeft] = useState('');
  const work = useMutation();
  const { approved, approvalDialog } = useApproval();
  const read = parseIdentifier(typed.code);
  // An IMEI is complete with its last digit. Any other code is complete when the field loses focus.
  const isComplete = read.type === 'IMEI1' || (left === read.value && left.length >= CODE_MIN);
  const { data: known } = useAnswer(
    tradeInDevice,
    read.hasInvalidCheckDigit || !isComplete ? null : { query: { code: read.value } },
  );
  const entry = withKnown(typed, known);
  const required = problems.field({ code: 'required', message: '' });
  const missing = new Set(tried > 0 ? missingIn(entry) : []);
  const rejected = Object.entries(problems.fields(work.problem?.fields ?? {})).flatMap(([path, text]) => {
    const field = fieldAt[path];
    return field === undefined ? [] : [[field, text] as const];
  });
  const fieldErrors = new Map<TradeInField, string>([
    ...[...missing].map((field) => [field, required] as const),
    ...rejected,
  ]);
  const isOver = entry.product !== null && entry.offer !== null && entry.offer > entry.product.price;

  const send = async () => {
    setTried((times) => times + 1);
    const draft = tradeInOf(entry, id, invoiceId);
    const { product, customer } = entry;
    if (draft === null || product === null || customer === null || known?.status === 'here') return;
    const sentence = t('tradeIn.sentence', {
      offer: money(draft.offer),
      product: product.name,
      code: read.value,
      price: money(product.price),
    });
    const saved = await work.run(draft, () =>
      approved({ action: 'tradeIn.offer', subjectId: id, sentence }, (approvalId) =>
        sendOffer(approvalId === undefined ? draft : { ...draft, approvalId }),
      ),
    );
    if (saved === null) return;
    toasts.show({ tone: 'ok', text: t('tradeIn.saved') });
    onDone(customer);
  };

  return {
    entry,
    change(part: Partial<TradeInEntry>) {
      work.clearError();
      setEntry({ ...entry, ...part });
    },
    /** Marks the code as complete. */
    leaveCode: () => setLeft(read.value),
    read,
    known,
    fieldErrors,
    tried,
    isOver,
    isDirty: typed !== start,
    work,
    approvalDialog,
    send: () => void send(),
  };
}

export type TradeInController = ReturnType<typeof useTradeInEntry>;

/** Returns the form values with the known data of the device in the fields that are not entered. */
function withKnown(entry: TradeInEntry, known: TradeInDevice | undefined): TradeInEntry {
  if (!known?.product || entry.product !== null) return entry;
  return {
    ...entry,
    product: known.product,
    color: entry.color || (known.color ?? ''),
    storage: entry.storage || (known.storage ?? ''),
  };
}
