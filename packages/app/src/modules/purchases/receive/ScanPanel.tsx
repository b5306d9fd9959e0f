import { arrivals, shouldRecordScan } from '@tilldesk/domain/purchases';
import { Button, Kbd, Segments, Strip } from '@tilldesk/ui';
import type { Ref } from 'react';
import { Finder } from '../../../productFinder/Finder.tsx';
import { isSearchText } from '../../../productFinder/isSearchText.ts';
import { useFinder } from '../../../productFinder/useFinder.ts';
import { useProductsFound } from '../../../productFinder/useProductsFound.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { scanEcho } from '../../../scanning/scanFeedback.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { ExtraItem } from './ExtraDialog.tsx';
import { isCounted } from './tally.ts';
import type { Receiving, ScanFeedback } from './useReceiving.ts';

export type ScanPanelProps = {
  controller: Receiving;
  /** Opens the dialog to receive an item that was not ordered. */
  onExtra: (extraItem: ExtraItem) => void;
  ref: Ref<HTMLInputElement>;
};

/** The scan box, the result of the last scan, and the actions for it. */
export function ScanPanel({ controller, onExtra, ref }: ScanPanelProps) {
  const t = useTranslate();
  const { feedback } = controller;
  const scanText = async (text: string, more?: Parameters<Receiving['scan']>[1]) =>
    scanEcho.report(await controller.scan([text], more), text);
  // Words are not a code: their matches are listed below the box, and nothing is counted.
  const finding = useFinder(async (code) => (isSearchText(code) ? 'several' : controller.scan([code])));
  const found = useProductsFound(finding.searchText);
  const line = controller.lines.find(({ lineId }) => lineId === controller.chosen);
  return (
    <Stack>
      <Finder
        ref={ref}
        label={t('purchases.receipt.scan')}
        placeholder={t('purchases.receipt.scan.hint')}
        end={<Kbd>{'F2'}</Kbd>}
        finding={finding}
        found={found}
        face={({ id, name, sku }) => ({ id, title: name, text: sku })}
        onChoose={({ sku }) => void scanText(sku)}
        message={
          feedback?.sure &&
          t(`purchases.scan.${feedback.result}`, {
            code: feedback.code ?? '',
            product: feedback.productName ?? feedback.code ?? '',
          })
        }
        messageTone={
          feedback === null || feedback.result === 'serialMissing'
            ? 'neutral'
            : isCounted(feedback.result)
              ? 'ok'
              : 'bad'
        }
      />
      <Row>
        <Segments
          label={t('purchases.arrival')}
          value={controller.arrival}
          options={arrivals.map((value) => ({
            value,
            name: t(`purchases.arrival.${value}`),
            face: t(`purchases.arrival.${value}`),
          }))}
          onChange={controller.setArrival}
        />
        {line && (
          <Strip
            tone="accent"
            end={
              <Button size="s" tone="quiet" icon="close" onClick={() => controller.choose(null)}>
                {t('purchases.receipt.anyLine')}
              </Button>
            }
          >
            {t('purchases.receipt.into', { product: line.description })}
          </Strip>
        )}
        {feedback?.sure && (
          <ScanOptions feedback={feedback} onScan={(text, more) => void scanText(text, more)} onExtra={onExtra} />
        )}
      </Row>
    </Stack>
  );
}

type ScanOptionsProps = {
  feedback: ScanFeedback;
  onScan: (text: string, more?: Parameters<Receiving['scan']>[1]) => void;
  onExtra: ScanPanelProps['onExtra'];
};

/** The actions for a scan that counted nothing. */
function ScanOptions({ feedback, onScan, onExtra }: ScanOptionsProps) {
  const t = useTranslate();
  const { result, scan, suggestedImei, lineId, productId, productName } = feedback;
  const [code = ''] = scan.codes;
  if (result === 'invalidCheckDigit') {
    return (
      <>
        <Button size="s" onClick={() => onScan(code, { isConfirmed: true, lineId: lineId ?? null })}>
          {t('purchases.scan.itIsRight')}
        </Button>
        {suggestedImei !== null && (
          <Button size="s" tone="primary" onClick={() => onScan(suggestedImei, { lineId: lineId ?? null })}>
            {t('purchases.scan.useOffered', { code: suggestedImei })}
          </Button>
        )}
      </>
    );
  }
  if (!mayBeExtra(result)) return null;
  return (
    <>
      {!shouldRecordScan(result, scan) && (
        <Button size="s" onClick={() => onScan(code, { isConfirmed: true, lineId: lineId ?? null })}>
          {t('purchases.scan.noteUnknown')}
        </Button>
      )}
      <Button
        size="s"
        icon="plus"
        aria-haspopup="dialog"
        onClick={() => onExtra({ codes: scan.codes, lineId, productId, productName, entryId: scan.clientScanId })}
      >
        {t('purchases.extra.add')}
      </Button>
    </>
  );
}

/**
 * Returns whether an item can be received with approval: unordered items and excess pieces can, units that are recorded
 * elsewhere cannot.
 */
export const mayBeExtra = (result: ScanFeedback['result']): boolean =>
  result === 'unknown' || result === 'notOrdered' || result === 'unexpected' || result === 'over';
