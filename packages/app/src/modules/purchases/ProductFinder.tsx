import { products, type Product } from '@tilldesk/domain/shop';
import { ScanInput } from '@tilldesk/ui';
import { ResultList, resultId } from '@tilldesk/ui/counter';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { finderKeys, useFinder } from '../../kit/finder/useFinder.ts';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { ApiProblem } from '../../wiring/ApiProblem.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { useSession } from '../../wiring/useSession.ts';
import { isStocked, productNamed } from './products.wiring.ts';
import { Finder } from './purchases.styles.ts';

const SHOWN = 8;

export type ProductFinderProps = {
  /** Names the box. */
  label: string;
  hint: string;
  onTake: (product: Product) => void;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Finds a product by name, SKU or barcode: a code is taken at once, words show what they find. */
export function ProductFinder({ label, hint, onTake, end, ref }: ProductFinderProps) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const { viewCost } = useSession().limits;
  const list = useId();
  const finding = useFinder();
  const { text, words } = finding;
  const [news, setNews] = useState('');
  const [asking, setAsking] = useState(0);
  const { data } = useAnswer(
    products.list,
    words === null ? null : { query: { search: words, limit: SHOWN, active: 'true' } },
  );
  const found = finding.isOpen ? (data?.items ?? []).filter(isStocked) : [];

  const type = (value: string) => {
    finding.type(value);
    setNews('');
  };
  const take = (product: Product) => {
    type('');
    onTake(product);
  };
  const { at, onKeyDown } = finderKeys({ ...finding, type }, found, take);
  const look = async ({ text: code }: { text: string }) => {
    setAsking((count) => count + 1);
    try {
      const product = await productNamed(code);
      if (product) return onTake(product);
      setNews(say('purchases.find.nothing', { text: code }));
      finding.giveBack(code);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setNews(problems.say(error));
    } finally {
      setAsking((count) => count - 1);
    }
  };
  return (
    <Finder>
      <ScanInput
        ref={ref}
        label={label}
        placeholder={hint}
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
        onSubmit={(scan) => void look(scan)}
        onBlur={finding.close}
        onFocus={finding.open}
        busy={asking > 0}
        end={end}
        message={news === '' ? undefined : news}
        messageTone="bad"
      />
      <ResultList
        id={list}
        label={say('purchases.find.found')}
        items={found.map((item) => ({
          id: item.id,
          title: item.name,
          text: item.sku,
          note: say('purchases.find.onHand', { count: item.onHand }),
          noteTone: item.onHand <= 0 ? 'warn' : 'neutral',
          ...(viewCost && item.lastCost !== null && { value: money(item.lastCost) }),
        }))}
        active={at}
        onActive={finding.setActive}
        onTake={(place) => found[place] && take(found[place])}
      />
    </Finder>
  );
}
