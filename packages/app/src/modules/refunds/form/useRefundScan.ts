import type { Refundable } from '@tilldesk/domain/shop';
import { useState, type Dispatch } from 'react';
import type { CodeResult } from '../../../kit/finder/useFinder.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { newId } from '../../../wiring/newId.ts';
import { useSlow } from '../../../wiring/useSlow.ts';
import { findBrought, findGoodsToSell, lineNamed } from './refunds.wiring.ts';
import type { RefundAction, Refunding } from './refunding.ts';

/** What was said of the last code; `invoice` is where it should have gone. */
export type ScanNews = { text: string; tone: 'ok' | 'bad'; invoice: { id: string; number: string } | null };

/** What codes do to a refund: a line of the invoice is ticked, goods are brought, goods go out in exchange. */
export function useRefundScan(
  state: Refunding,
  source: Refundable | null,
  customerId: string | null,
  act: Dispatch<RefundAction>,
) {
  const say = useSay();
  const problems = useProblem();
  const [news, setNews] = useState<ScanNews | null>(null);
  const [outNews, setOutNews] = useState<string | null>(null);
  const { isSlow, watch } = useSlow();

  const good = (text: string): CodeResult => {
    setNews({ text, tone: 'ok', invoice: null });
    return 'taken';
  };
  const bad = (text: string, invoice: ScanNews['invoice'] = null): CodeResult => {
    setNews({ text, tone: 'bad', invoice });
    return 'refused';
  };
  const asked = (work: Promise<CodeResult>, refuse: (text: string) => CodeResult) =>
    watch(
      work.catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        return refuse(problems.say(error));
      }),
    );
  const noneToSell = (text: string): CodeResult => {
    setOutNews(text);
    return 'refused';
  };

  /** Ticks the line that a code names, one piece more each time. */
  const ofInvoice = async (code: string, { lines }: Refundable): Promise<CodeResult> => {
    const line = await lineNamed(code, lines);
    if (line === undefined) return bad(say('refunds.scan.stranger', { code }));
    const about = line.unitCode ?? line.description;
    if (line.left === 0) return bad(say('refunds.scan.gone', { about }));
    if (line.unitId !== null && !line.mayReturn) return bad(say('refunds.scan.elsewhere', { about }));
    const before = state.choices[line.id]?.quantity ?? 0;
    if (before >= line.left) return bad(say('refunds.scan.all', { about, count: line.left }));
    act({ type: 'mode', mode: 'goods' });
    act({ type: 'chosen', line, id: newId(), quantity: before + 1 });
    return good(say('refunds.scan.chosen', { about, count: before + 1 }));
  };

  const withoutReceipt = async (text: string): Promise<CodeResult> => {
    const { items } = await findBrought(text);
    const code = text.trim().toUpperCase();
    const item = items.find(({ unitCode, sku }) => unitCode === code || sku.toUpperCase() === code) ?? items[0];
    if (item === undefined) return bad(say('refunds.scan.nothing', { text }));
    if (items.length > 1 && item.unitCode !== code && item.sku.toUpperCase() !== code) return 'several';
    return bring(item);
  };
  const bring = (item: Awaited<ReturnType<typeof findBrought>>['items'][number]): CodeResult => {
    const about = item.unitCode ?? item.name;
    if (item.invoice !== null)
      return bad(say('refunds.scan.sold', { about, invoice: item.invoice.number }), item.invoice);
    if (item.tracking === 'serialized' && item.unitId === null) return bad(say('refunds.scan.unitWanted', { about }));
    act({ type: 'brought', goods: item, id: newId() });
    return good(say('refunds.scan.brought', { about }));
  };

  const goOut = async (text: string): Promise<CodeResult> => {
    const { exact, items } = await findGoodsToSell(text, customerId);
    const item = exact ?? (items.length === 1 ? items[0] : undefined);
    if (item !== undefined) {
      setOutNews(null);
      act({ type: 'found', item, id: newId() });
      return 'taken';
    }
    if (items.length === 0) return noneToSell(say('refunds.scan.nothing', { text }));
    setOutNews(null);
    return 'several';
  };

  return {
    news,
    outNews: outNews ?? undefined,
    busy: isSlow,
    bring,
    /** What a code of goods that come back does. */
    back: (code: string) => asked(source ? ofInvoice(code, source) : withoutReceipt(code), bad),
    /** What a code of goods that go out does. */
    out: (code: string) => asked(goOut(code), noneToSell),
    forgive() {
      setNews(null);
      setOutNews(null);
    },
  };
}
