import { Badge, Button, NumberInput, ProgressBar, Text } from '@tilldesk/ui';
import { LineItem, LineList } from '@tilldesk/ui/counter';
import type { ReceiptLine } from '@tilldesk/domain/purchases';
import { memo, useCallback } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { Receiving } from './useReceiving.ts';

/** Lists the lines of the receipt; each counts up from 0 with every scan. */
export function ReceivingLines({ controller }: { controller: Receiving }) {
  const t = useTranslate();
  const { lines, feedback, chosen, choose, set } = controller;
  const onChoose = useCallback((lineId: string) => choose(lineId), [choose]);
  return (
    <LineList
      label={t('purchases.receipt.lines')}
      texts={{
        item: t('purchases.item'),
        quantity: t('purchases.receipt.counted'),
        price: t('purchases.receipt.toCome'),
        discount: t('purchases.received'),
        amount: t('purchases.receipt.left'),
      }}
    >
      {lines.map((line) => (
        <ReceivingLine
          key={line.lineId}
          {...lineTexts(line)}
          arrived={feedback?.lineId === line.lineId ? feedback.scan.clientScanId : ''}
          chosen={chosen === line.lineId}
          onChoose={onChoose}
          onSet={set}
        />
      ))}
    </LineList>
  );
}

/** The displayed texts of a line as plain values, so that an unchanged line is not rendered again. */
const lineTexts = (line: ReceiptLine) => ({
  lineId: line.lineId,
  name: line.description,
  sku: line.sku,
  isSerialized: line.tracking === 'serialized',
  hasManifest: line.hasManifest,
  wanted: Math.max(0, line.ordered - line.receivedBefore),
  before: line.receivedBefore,
  counted: line.counted,
});

type ReceivingLineProps = ReturnType<typeof lineTexts> & {
  /** The last scan if it was of this line; every scan highlights the line again. */
  arrived: string;
  /** Whether serials without a product are assigned to this line. */
  chosen: boolean;
  onChoose: (lineId: string) => void;
  onSet: (lineId: string, quantity: number) => void;
};

const ReceivingLine = memo(function ReceivingLine(props: ReceivingLineProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { lineId, name, sku, isSerialized, hasManifest, wanted, before, counted, arrived, chosen, onChoose, onSet } =
    props;
  const of = { product: name };
  const left = wanted - counted;
  return (
    <LineItem
      // Restarts the highlight when the line is scanned again.
      key={arrived}
      arrived={arrived !== ''}
      ref={arrived === '' ? undefined : reveal}
      name={name}
      codes={
        <>
          {sku}
          {before > 0 && <span>{t('purchases.receipt.before', { count: before })}</span>}
          {hasManifest && <span>{t('purchases.receipt.hasManifest')}</span>}
        </>
      }
      note={
        isSerialized &&
        !hasManifest &&
        left > 0 &&
        (chosen ? (
          <Badge tone="accent" dot>
            {t('purchases.receipt.chosen')}
          </Badge>
        ) : (
          <Button size="s" tone="quiet" icon="scan" onClick={() => onChoose(lineId)}>
            {t('purchases.receipt.choose')}
          </Button>
        ))
      }
      quantity={
        isSerialized ? (
          <Text as="output" weight="strong" size="l" aria-label={t('purchases.receipt.counted.of', of)}>
            {number(counted)}
          </Text>
        ) : (
          <NumberInput
            stepper
            aria-label={t('purchases.receipt.counted.of', of)}
            lessLabel={t('purchases.quantity.less', of)}
            moreLabel={t('purchases.quantity.more', of)}
            min={0}
            max={wanted}
            value={counted}
            onChange={(quantity) => quantity !== null && onSet(lineId, quantity)}
          />
        )
      }
      price={number(wanted)}
      discount={
        <ProgressBar
          label={t('purchases.receipt.progress', { product: name, counted, wanted })}
          value={counted}
          max={Math.max(1, wanted)}
          tone={left <= 0 ? 'ok' : 'accent'}
        />
      }
      amount={<Text tone={left > 0 ? 'neutral' : 'muted'}>{number(Math.max(0, left))}</Text>}
    />
  );
});

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });
