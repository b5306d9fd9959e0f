import { findSellable, type Sellable } from '@tilldesk/domain/shop';
import { Kbd, ScanInput } from '@tilldesk/ui';
import { ResultList, resultId } from '@tilldesk/ui/counter';
import { useId, type RefObject } from 'react';
import { finderKeys, useFinder } from '../../../kit/finder/useFinder.ts';
import { scanEcho } from '../../../kit/scan/scanEcho.ts';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { newId } from '../../../wiring/newId.ts';
import { useSlow } from '../../../wiring/useSlow.ts';
import { Finder } from './Till.styles.ts';
import { useElsewhere } from './useElsewhere.ts';
import type { TillDesk } from './useTill.ts';

export type ScanBoxProps = { till: TillDesk; ref: RefObject<HTMLInputElement | null> };

/** A scan that is answered sooner shows no turning ring: the page is drawn once, with its line. */
const SLOW_MS = 200;

/** The one box that everything comes in by: a code adds at once, words show what they find. */
export function ScanBox({ till, ref }: ScanBoxProps) {
  const say = useSay();
  const { money } = useFormats();
  const elsewhere = useElsewhere();
  const list = useId();
  const finding = useFinder();
  const { text, words, type } = finding;
  const { news, customer } = till.cart;
  const { isSlow, watch } = useSlow(SLOW_MS);
  const { data } = useAnswer(
    findSellable,
    words === null ? null : { query: { text: words, ...(customer && { customerId: customer.id }) } },
  );
  const found = finding.isOpen ? (data?.items ?? []) : [];

  const take = (item: Sellable) => {
    till.forgive();
    till.act({ type: 'found', item, lineId: newId() });
    type('');
  };
  const { at, onKeyDown } = finderKeys(finding, found, take);
  const ring = async (code: string) => {
    const result = await watch(till.scan(code));
    if (result === 'several') finding.giveBack(code);
    return result === 'taken' ? result : 'refused';
  };
  useScan(({ text: code }) => {
    ref.current?.focus();
    return ring(code);
  });

  return (
    <Finder>
      <ScanInput
        ref={ref}
        label={say('sales.till.scan')}
        placeholder={say('sales.till.scan.hint')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? resultId(list, at) : undefined}
        maxLength={100}
        maxLengthText={say('form.maxLength')}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
        onSubmit={({ text: code }) => void ring(code).then((result) => scanEcho.tell(result, code))}
        onBlur={finding.close}
        onFocus={finding.open}
        busy={isSlow}
        end={<Kbd>{'F2'}</Kbd>}
        message={!isSlow && news && say(`sales.till.news.${news.kind}`, { about: news.about, quantity: news.quantity })}
        messageTone={news === null ? 'neutral' : newsTones[news.kind]}
      />
      <ResultList
        id={list}
        label={say('sales.till.found')}
        items={found.map((item) => ({
          id: `${item.productId}${item.unitId ?? ''}`,
          title: item.name,
          text: [item.unitCode ?? item.sku, elsewhere(item.elsewhere)].filter(Boolean).join(' · '),
          value: money(item.price),
          ...((item.tracking !== 'none' || item.isBundle) && {
            note: say('sales.till.onHand', { count: item.onHand }),
            noteTone: item.onHand <= 0 ? 'warn' : 'neutral',
          }),
        }))}
        active={at}
        onActive={finding.setActive}
        onTake={(place) => found[place] && take(found[place])}
      />
    </Finder>
  );
}

const newsTones = {
  added: 'ok',
  counted: 'ok',
  unitFilled: 'ok',
  unitWanted: 'neutral',
  twice: 'bad',
  nothing: 'bad',
} as const;
