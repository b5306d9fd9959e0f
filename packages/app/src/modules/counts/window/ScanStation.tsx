import type { Product } from '@tilldesk/domain/products';
import { SCAN_QUANTITY_MAX, type InventoryCount } from '@tilldesk/domain/counts';
import { Kbd, NumberInput } from '@tilldesk/ui';
import { useState, type RefObject } from 'react';
import { Finder } from '../../../productFinder/Finder.tsx';
import { isSearchText } from '../../../productFinder/isSearchText.ts';
import { useFinder } from '../../../productFinder/useFinder.ts';
import { useProductsFound } from '../../../productFinder/useProductsFound.ts';
import { CameraButton } from '../../../scanning/CameraButton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Station } from '../counts.styles.ts';
import { toneOfScan, useResultText } from './useResultText.ts';
import type { Latest, Taking } from './useTaking.ts';

export type ScanStationProps = {
  count: InventoryCount;
  taking: Taking;
  box: RefObject<HTMLInputElement | null>;
  pieces: RefObject<HTMLInputElement | null>;
};

/** A product that was chosen by name and whose unit must be scanned; any scan after `after` clears it. */
type AwaitedUnit = { name: string; after: Latest | null };

/**
 * The scan box for codes and product names, the number of pieces of the next barcode, and the result of the last scan.
 */
export function ScanStation({ count: { scope }, taking, box, pieces }: ScanStationProps) {
  const t = useTranslate();
  const resultText = useResultText();
  const { latest } = taking;
  const [awaitedUnit, setAwaited] = useState<AwaitedUnit | null>(null);
  // Words are not a code: their matches are listed below the box, and nothing is counted.
  const finding = useFinder(async (code) => (isSearchText(code) ? 'several' : taking.take(code)));
  const found = useProductsFound(finding.searchText, {
    categoryId: scope.subCategoryId ?? scope.mainCategoryId,
    ...(scope.brand !== null && { brand: scope.brand }),
  });
  const choose = ({ name, sku, tracking }: Product) => {
    if (tracking === 'serialized') setAwaited({ name, after: latest });
    else void taking.type(sku);
  };
  const isAwaitingUnit = awaitedUnit !== null && awaitedUnit.after === latest;
  const message = () => {
    if (isAwaitingUnit) return t('counts.unitWanted', { name: awaitedUnit.name });
    if (latest === null) return undefined;
    if (latest.scan === null) return `${latest.code} · ${t('counts.result.queued')}`;
    const { scan } = latest;
    const name = scan.productName ?? latest.code;
    const counted = scan.counted === null ? name : t('counts.taken', { name, counted: scan.counted });
    return `${counted} · ${resultText(scan)}`;
  };
  const tone = latest?.scan
    ? ({ ok: 'ok', accent: 'ok', neutral: 'neutral', warn: 'bad', bad: 'bad' } as const)
    : undefined;
  return (
    <Station data-density="touch">
      <Finder
        ref={box}
        label={t('counts.scan')}
        placeholder={t('counts.scan.hint')}
        maxLength={64}
        end={<Kbd>{'F2'}</Kbd>}
        finding={finding}
        found={found}
        face={({ id, name, sku }) => ({ id, title: name, text: sku })}
        onChoose={choose}
        message={message()}
        messageTone={!isAwaitingUnit && latest?.scan && tone ? tone[toneOfScan(latest.scan)] : 'neutral'}
      />
      <NumberInput
        ref={pieces}
        size="l"
        aria-label={t('counts.pieces.next')}
        unit={t('counts.pieces.unit')}
        min={0}
        max={SCAN_QUANTITY_MAX}
        value={taking.pieces}
        onChange={taking.setPieces}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          box.current?.focus();
        }}
      />
      <CameraButton />
    </Station>
  );
}
