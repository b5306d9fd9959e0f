import { Badge, Button, NumberInput, ProgressBar, Text } from '@tilldesk/ui';
import { LineItem, LineList } from '@tilldesk/ui/counter';
import type { ReceiptLine } from '@tilldesk/domain/stock';
import { memo, useCallback } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { Receiving } from './useReceiving.ts';

/** What is to come, line by line: it counts up from 0 with every scan. */
export function ReceivingLines({ desk }: { desk: Receiving }) {
  const say = useSay();
  const { lines, news, chosen, choose, set } = desk;
  const onChoose = useCallback((lineId: string) => choose(lineId), [choose]);
  return (
    <LineList
      label={say('purchases.receipt.lines')}
      words={{
        item: say('purchases.item'),
        quantity: say('purchases.receipt.counted'),
        price: say('purchases.receipt.toCome'),
        discount: say('purchases.received'),
        amount: say('purchases.receipt.left'),
      }}
    >
      {lines.map((line) => (
        <ReceivingLine
          key={line.lineId}
          {...wordsOf(line)}
          arrived={news?.lineId === line.lineId ? news.scan.clientScanId : ''}
          chosen={chosen === line.lineId}
          onChoose={onChoose}
          onSet={set}
        />
      ))}
    </LineList>
  );
}

/** What a line shows, as plain values: a line that did not change is not drawn again. */
const wordsOf = (line: ReceiptLine) => ({
  lineId: line.lineId,
  name: line.description,
  sku: line.sku,
  isSerialized: line.tracking === 'serialized',
  hasManifest: line.hasManifest,
  wanted: Math.max(0, line.ordered - line.receivedBefore),
  before: line.receivedBefore,
  counted: line.counted,
});

type ReceivingLineProps = ReturnType<typeof wordsOf> & {
  /** The last scan where it was of this line: each lights it up anew. */
  arrived: string;
  /** Serials that tell no product go into this line. */
  chosen: boolean;
  onChoose: (lineId: string) => void;
  onSet: (lineId: string, quantity: number) => void;
};

const ReceivingLine = memo(function ReceivingLine(props: ReceivingLineProps) {
  const say = useSay();
  const { number } = useFormats();
  const { lineId, name, sku, isSerialized, hasManifest, wanted, before, counted, arrived, chosen, onChoose, onSet } =
    props;
  const of = { product: name };
  const left = wanted - counted;
  return (
    <LineItem
      // A line that is scanned again lights up again.
      key={arrived}
      arrived={arrived !== ''}
      ref={arrived === '' ? undefined : reveal}
      name={name}
      codes={
        <>
          {sku}
          {before > 0 && <span>{say('purchases.receipt.before', { count: before })}</span>}
          {hasManifest && <span>{say('purchases.receipt.hasManifest')}</span>}
        </>
      }
      note={
        isSerialized &&
        !hasManifest &&
        left > 0 &&
        (chosen ? (
          <Badge tone="accent" dot>
            {say('purchases.receipt.chosen')}
          </Badge>
        ) : (
          <Button size="s" tone="quiet" icon="scan" onClick={() => onChoose(lineId)}>
            {say('purchases.receipt.choose')}
          </Button>
        ))
      }
      quantity={
        isSerialized ? (
          <Text as="output" weight="strong" size="l" aria-label={say('purchases.receipt.counted.of', of)}>
            {number(counted)}
          </Text>
        ) : (
          <NumberInput
            stepper
            aria-label={say('purchases.receipt.counted.of', of)}
            lessLabel={say('purchases.quantity.less', of)}
            moreLabel={say('purchases.quantity.more', of)}
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
          label={say('purchases.receipt.progress', { product: name, counted, wanted })}
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
