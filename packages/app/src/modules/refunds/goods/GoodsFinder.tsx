import { findSellable, type Sellable } from '@tilldesk/domain/shop';
import { ScanInput } from '@tilldesk/ui';
import { ResultList, resultId } from '@tilldesk/ui/counter';
import { useId, type RefObject } from 'react';
import { finderKeys, useFinder } from '../../../kit/finder/useFinder.ts';
import { scanEcho } from '../../../kit/scan/scanEcho.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { Finder } from '../refunds.styles.ts';

type GoodsFinderProps = {
  ref: RefObject<HTMLInputElement | null>;
  customerId: string | null;
  busy: boolean;
  /** What is wrong with the last code. */
  message: string | undefined;
  /** Takes a whole code; answers what became of it. */
  onCode: (code: string) => Promise<'taken' | 'refused' | 'several'>;
  onTake: (item: Sellable) => void;
  onFocus: () => void;
};

/** Finds the goods that go out in exchange: a code adds at once, words show what they find. */
export function GoodsFinder({ ref, customerId, busy, message, onCode, onTake, onFocus }: GoodsFinderProps) {
  const say = useSay();
  const { money } = useFormats();
  const list = useId();
  const finding = useFinder();
  const { text, words } = finding;
  const { data } = useAnswer(
    findSellable,
    words === null ? null : { query: { text: words, ...(customerId === null ? {} : { customerId }) } },
  );
  const found = finding.isOpen ? (data?.items ?? []) : [];
  const take = (item: Sellable) => {
    finding.type('');
    onTake(item);
  };
  const { at, onKeyDown } = finderKeys(finding, found, take);
  const ring = async (code: string) => {
    const result = await onCode(code);
    if (result === 'several') finding.giveBack(code);
    scanEcho.tell(result === 'taken' ? result : 'refused', code);
  };
  return (
    <Finder>
      <ScanInput
        ref={ref}
        label={say('refunds.goods.scan')}
        placeholder={say('refunds.goods.scan.hint')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? resultId(list, at) : undefined}
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
        message={message}
        messageTone="bad"
      />
      <ResultList
        id={list}
        label={say('refunds.goods.found')}
        items={found.map((item) => ({
          id: `${item.productId}${item.unitId ?? ''}`,
          title: item.name,
          text: item.unitCode ?? item.sku,
          value: money(item.price),
          ...((item.tracking !== 'none' || item.isBundle) && {
            note: say('refunds.goods.onHand', { count: item.onHand }),
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
