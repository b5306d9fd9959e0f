import { findSellable, type Sellable } from '@tilldesk/domain/shop';
import { Kbd, ScanInput } from '@tilldesk/ui';
import { ResultList, resultId } from '@tilldesk/ui/counter';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { newId } from '../../../wiring/newId.ts';
import { Finder } from './Till.styles.ts';
import { useRested } from './useRested.wiring.ts';
import type { TillDesk } from './useTill.ts';

/** Typing must rest this long before words are looked for; a scanner is through by then. */
const REST_MS = 160;
const WORDS_MIN = 2;

export type ScanBoxProps = { till: TillDesk; ref: Ref<HTMLInputElement> };

/** The one box that everything comes in by: a code adds at once, words show what they find. */
export function ScanBox({ till, ref }: ScanBoxProps) {
  const say = useSay();
  const { money } = useFormats();
  const list = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const words = useRested(text.trim(), REST_MS);
  const asks = words.length >= WORDS_MIN && words === text.trim();
  const { data } = useAnswer(findSellable, asks ? { query: { text: words } } : null);
  const found = asks && !closed ? (data?.items ?? []) : [];
  const at = Math.min(active, found.length - 1);
  const { news } = till.cart;

  const type = (value: string) => {
    setText(value);
    setActive(0);
    setClosed(false);
  };
  const take = (item: Sellable) => {
    till.forgive();
    till.act({ type: 'found', item, lineId: newId() });
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      if (found.length > 0) setClosed(true);
      else type('');
    } else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take(chosen);
    }
  };
  const onSubmit = async ({ text: code }: { text: string }) => {
    // Words that lead to several things come back into the box, where their list opens.
    if (!(await till.scan(code))) setText((now) => (now === '' ? code : now));
  };

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
        onSubmit={(scan) => void onSubmit(scan)}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
        busy={till.finding}
        end={<Kbd>{'F2'}</Kbd>}
        message={news && say(`sales.till.news.${news.kind}`, { about: news.about, quantity: news.quantity })}
        messageTone={news === null ? 'neutral' : newsTones[news.kind]}
      />
      <ResultList
        id={list}
        label={say('sales.till.found')}
        items={found.map((item) => ({
          id: `${item.productId}${item.unitId ?? ''}`,
          title: item.name,
          text: item.unitCode ?? item.sku,
          value: money(item.price),
          ...(item.tracking !== 'none' && {
            note: say('sales.till.onHand', { count: item.onHand }),
            noteTone: item.onHand <= 0 ? 'warn' : 'neutral',
          }),
        }))}
        active={at}
        onActive={setActive}
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
