import { refunds, type ReturnableGoods } from '@tilldesk/domain/shop';
import { Kbd, ScanInput } from '@tilldesk/ui';
import { ResultList, resultId } from '@tilldesk/ui/counter';
import { useId, type RefObject } from 'react';
import { finderKeys, useFinder } from '../../../kit/finder/useFinder.ts';
import { Go } from '../../../kit/go/Go.tsx';
import { scanEcho } from '../../../kit/scan/scanEcho.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { Finder } from '../refunds.styles.ts';
import type { ScanNews, ScanOutcome } from './useRefundScan.ts';

type BackFinderProps = {
  ref: RefObject<HTMLInputElement | null>;
  /** Without a receipt anything may be brought: words show what they find. */
  anything: boolean;
  busy: boolean;
  news: ScanNews | null;
  onCode: (code: string) => Promise<ScanOutcome>;
  onTake: (goods: ReturnableGoods) => void;
  onFocus: () => void;
};

/** The box of what comes back: a code ticks its line, or without a receipt finds the goods. */
export function BackFinder({ ref, anything, busy, news, onCode, onTake, onFocus }: BackFinderProps) {
  const say = useSay();
  const { money } = useFormats();
  const list = useId();
  const finding = useFinder();
  const { text, words } = finding;
  const { data } = useAnswer(refunds.findGoods, anything && words !== null ? { query: { text: words } } : null);
  const found = finding.isOpen ? (data?.items ?? []) : [];
  const take = (goods: ReturnableGoods) => {
    finding.type('');
    onTake(goods);
  };
  const { at, onKeyDown } = finderKeys(finding, found, take);
  const ring = async (code: string) => {
    const outcome = await onCode(code);
    if (outcome === 'several') finding.giveBack(code);
    scanEcho.tell(outcome === 'taken' ? outcome : 'refused', code);
  };
  const shown = anything
    ? ({
        role: 'combobox',
        'aria-expanded': found.length > 0,
        'aria-controls': list,
        'aria-autocomplete': 'list',
        'aria-activedescendant': found.length > 0 ? resultId(list, at) : undefined,
      } as const)
    : {};
  return (
    <Finder>
      <ScanInput
        ref={ref}
        {...shown}
        label={say('refunds.scan')}
        placeholder={say(anything ? 'refunds.scan.hint.anything' : 'refunds.scan.hint')}
        maxLength={100}
        maxLengthText={say('form.maxLength')}
        value={text}
        onChange={finding.type}
        onKeyDown={onKeyDown}
        onSubmit={({ text: code }) => void ring(code)}
        onBlur={finding.close}
        onFocus={() => {
          finding.open();
          onFocus();
        }}
        busy={busy}
        end={<Kbd>{'F2'}</Kbd>}
        message={
          news && (
            <>
              {news.text}{' '}
              {news.invoice && (
                <Go to="/refund-management/refund-issue/refund-invoice" query={{ invoiceId: news.invoice.id }}>
                  {say('refunds.scan.toInvoice', { invoice: news.invoice.number })}
                </Go>
              )}
            </>
          )
        }
        messageTone={news?.tone ?? 'neutral'}
      />
      <ResultList
        id={list}
        label={say('refunds.goods.found')}
        items={found.map((goods) => ({
          id: `${goods.productId}${goods.unitId ?? ''}`,
          title: goods.name,
          text: goods.unitCode ?? goods.sku,
          value: money(goods.price),
        }))}
        active={at}
        onActive={finding.setActive}
        onTake={(place) => found[place] && take(found[place])}
      />
    </Finder>
  );
}
