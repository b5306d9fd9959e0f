import type { Product } from '@tilldesk/domain/products';
import { useState, type ReactNode, type Ref } from 'react';
import { Finder } from '../../productFinder/Finder.tsx';
import { useFinder, type CodeResult } from '../../productFinder/useFinder.ts';
import { useProductsFound } from '../../productFinder/useProductsFound.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { useSlow } from '../../browser/useSlow.ts';
import { productNamed } from './products.wiring.ts';

export type ProductFinderProps = {
  /** The label of the search box. */
  label: string;
  hint: string;
  onChoose: (product: Product) => void;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Search box that finds a product by name, SKU or barcode. */
export function ProductFinder({ hint, onChoose, ...box }: ProductFinderProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { viewCost } = useSession().limits;
  const { isSlow, watch } = useSlow();
  const [announcement, setAnnouncement] = useState('');

  const findCode = async (code: string): Promise<CodeResult> => {
    try {
      const product = await productNamed(code);
      if (product) {
        onChoose(product);
        return 'taken';
      }
      setAnnouncement(t('purchases.find.nothing', { text: code }));
      return 'several';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setAnnouncement(problems.message(error));
      return 'rejected';
    }
  };
  const finding = useFinder((code) => watch(findCode(code)));
  const found = useProductsFound(finding.searchText);
  const type = (value: string) => {
    finding.type(value);
    setAnnouncement('');
  };
  return (
    <Finder
      {...box}
      finding={{ ...finding, type }}
      found={found}
      face={(item) => ({
        id: item.id,
        title: item.name,
        text: item.sku,
        note: t('finder.onHand', { count: item.onHand }),
        noteTone: item.onHand <= 0 ? 'warn' : 'neutral',
        ...(viewCost && item.lastCost !== null && { value: money(item.lastCost) }),
      })}
      placeholder={hint}
      busy={isSlow}
      message={announcement}
      messageTone="bad"
      onChoose={onChoose}
    />
  );
}
