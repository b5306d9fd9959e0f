import type { Refundable } from '@tilldesk/domain/refunds';
import { useState, type Dispatch } from 'react';
import type { CodeResult } from '../../../productFinder/useFinder.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { newId } from '../../../api/newId.ts';
import { useSlow } from '../../../browser/useSlow.ts';
import { findReturnable, findGoodsToSell, lineNamed } from './refunds.wiring.ts';
import type { RefundAction, Refunding } from './refunding.ts';

/** Result of the last scan; `invoice` is the invoice on which the unit was sold. */
export type ScanFeedback = { text: string; tone: 'ok' | 'bad'; invoice: { id: string; number: string } | null };

/** Handles scanned codes of a refund: ticks a line of the invoice, adds a returned item, or adds an item in exchange. */
export function useRefundScan(
  state: Refunding,
  source: Refundable | null,
  customerId: string | null,
  act: Dispatch<RefundAction>,
) {
  const t = useTranslate();
  const problems = useProblem();
  const [feedback, setFeedback] = useState<ScanFeedback | null>(null);
  const [outFeedback, setOutFeedback] = useState<string | null>(null);
  const { isSlow, watch } = useSlow();

  const accept = (text: string): CodeResult => {
    setFeedback({ text, tone: 'ok', invoice: null });
    return 'taken';
  };
  const bad = (text: string, invoice: ScanFeedback['invoice'] = null): CodeResult => {
    setFeedback({ text, tone: 'bad', invoice });
    return 'rejected';
  };
  const scanWithErrors = (work: Promise<CodeResult>, reject: (text: string) => CodeResult) =>
    watch(
      work.catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        return reject(problems.message(error));
      }),
    );
  const noneToSell = (text: string): CodeResult => {
    setOutFeedback(text);
    return 'rejected';
  };

  /** Ticks the line of a code, or adds one more piece to it. */
  const ofInvoice = async (code: string, { lines }: Refundable): Promise<CodeResult> => {
    const line = await lineNamed(code, lines);
    if (line === undefined) return bad(t('refunds.scan.stranger', { code }));
    const about = line.unitCode ?? line.description;
    if (line.left === 0) return bad(t('refunds.scan.gone', { about }));
    if (line.unitId !== null && !line.mayReturn) return bad(t('refunds.scan.elsewhere', { about }));
    const before = state.choices[line.id]?.quantity ?? 0;
    if (before >= line.left) return bad(t('refunds.scan.all', { about, count: line.left }));
    act({ type: 'mode', mode: 'goods' });
    act({ type: 'chosen', line, id: newId(), quantity: before + 1 });
    return accept(t('refunds.scan.chosen', { about, count: before + 1 }));
  };

  const withoutReceipt = async (text: string): Promise<CodeResult> => {
    const { items } = await findReturnable(text);
    const code = text.trim().toUpperCase();
    const item = items.find(({ unitCode, sku }) => unitCode === code || sku.toUpperCase() === code) ?? items[0];
    if (item === undefined) return bad(t('refunds.scan.nothing', { text }));
    if (items.length > 1 && item.unitCode !== code && item.sku.toUpperCase() !== code) return 'several';
    return addReturnedItem(item);
  };
  const addReturnedItem = (item: Awaited<ReturnType<typeof findReturnable>>['items'][number]): CodeResult => {
    const about = item.unitCode ?? item.name;
    if (item.invoice !== null)
      return bad(t('refunds.scan.sold', { about, invoice: item.invoice.number }), item.invoice);
    if (item.tracking === 'serialized' && item.unitId === null) return bad(t('refunds.scan.unitWanted', { about }));
    act({ type: 'itemAdded', goods: item, id: newId() });
    return accept(t('refunds.scan.added', { about }));
  };

  const addOutgoingItem = async (text: string): Promise<CodeResult> => {
    const { exact, items } = await findGoodsToSell(text, customerId);
    const item = exact ?? (items.length === 1 ? items[0] : undefined);
    if (item !== undefined) {
      setOutFeedback(null);
      act({ type: 'found', item, id: newId() });
      return 'taken';
    }
    if (items.length === 0) return noneToSell(t('refunds.scan.nothing', { text }));
    setOutFeedback(null);
    return 'several';
  };

  return {
    feedback,
    exchangeFeedback: outFeedback ?? undefined,
    busy: isSlow,
    addReturned: addReturnedItem,
    /** Handles the code of a returned item. */
    scanReturned: (code: string) => scanWithErrors(source ? ofInvoice(code, source) : withoutReceipt(code), bad),
    /** Handles the code of an item in exchange. */
    scanExchange: (code: string) => scanWithErrors(addOutgoingItem(code), noneToSell),
    clearError() {
      setFeedback(null);
      setOutFeedback(null);
    },
  };
}
