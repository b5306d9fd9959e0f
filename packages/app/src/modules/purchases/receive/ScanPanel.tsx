import { arrivals, isNoted } from '@tilldesk/domain/stock';
import { Button, Kbd, Segments, Strip } from '@tilldesk/ui';
import type { Ref } from 'react';
import { Finder } from '../../../kit/finder/Finder.tsx';
import { isWords } from '../../../kit/finder/isWords.ts';
import { useFinder } from '../../../kit/finder/useFinder.ts';
import { useProductsFound } from '../../../kit/finder/useProductsFound.ts';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { scanEcho } from '../../../kit/scan/scanEcho.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import type { ExtraAsked } from './ExtraDialog.tsx';
import { isCounted } from './tally.ts';
import type { Receiving, ScanNews } from './useReceiving.ts';

export type ScanPanelProps = {
  desk: Receiving;
  /** Asks to take in what was not ordered. */
  onExtra: (asked: ExtraAsked) => void;
  ref: Ref<HTMLInputElement>;
};

/** The box that codes are scanned or typed into, what came of the last one, and what can be done about it. */
export function ScanPanel({ desk, onExtra, ref }: ScanPanelProps) {
  const say = useSay();
  const { news } = desk;
  const take = async (text: string, more?: Parameters<Receiving['scan']>[1]) =>
    scanEcho.tell(await desk.scan([text], more), text);
  // Words name no code: what they find is listed below the box, and nothing is counted.
  const finding = useFinder(async (code) => (isWords(code) ? 'several' : desk.scan([code])));
  const found = useProductsFound(finding.words);
  const line = desk.lines.find(({ lineId }) => lineId === desk.chosen);
  return (
    <Stack>
      <Finder
        ref={ref}
        label={say('purchases.receipt.scan')}
        placeholder={say('purchases.receipt.scan.hint')}
        end={<Kbd>{'F2'}</Kbd>}
        finding={finding}
        found={found}
        face={({ id, name, sku }) => ({ id, title: name, text: sku })}
        onTake={({ sku }) => void take(sku)}
        message={
          news?.sure &&
          say(`purchases.scan.${news.result}`, { code: news.code ?? '', product: news.productName ?? news.code ?? '' })
        }
        messageTone={
          news === null || news.result === 'serialMissing' ? 'neutral' : isCounted(news.result) ? 'ok' : 'bad'
        }
      />
      <Row>
        <Segments
          label={say('purchases.arrival')}
          value={desk.arrival}
          options={arrivals.map((value) => ({
            value,
            name: say(`purchases.arrival.${value}`),
            face: say(`purchases.arrival.${value}`),
          }))}
          onChange={desk.setArrival}
        />
        {line && (
          <Strip
            tone="accent"
            end={
              <Button size="s" tone="quiet" icon="close" onClick={() => desk.choose(null)}>
                {say('purchases.receipt.anyLine')}
              </Button>
            }
          >
            {say('purchases.receipt.into', { product: line.description })}
          </Strip>
        )}
        {news?.sure && <WayOut news={news} onTake={(text, more) => void take(text, more)} onExtra={onExtra} />}
      </Row>
    </Stack>
  );
}

type WayOutProps = {
  news: ScanNews;
  onTake: (text: string, more?: Parameters<Receiving['scan']>[1]) => void;
  onExtra: ScanPanelProps['onExtra'];
};

/** What a person may do about a scan that counted nothing. */
function WayOut({ news, onTake, onExtra }: WayOutProps) {
  const say = useSay();
  const { result, scan, offered, lineId, productId, productName } = news;
  const [code = ''] = scan.codes;
  if (result === 'doubtful') {
    return (
      <>
        <Button size="s" onClick={() => onTake(code, { isConfirmed: true, lineId: lineId ?? null })}>
          {say('purchases.scan.itIsRight')}
        </Button>
        {offered !== null && (
          <Button size="s" tone="primary" onClick={() => onTake(offered, { lineId: lineId ?? null })}>
            {say('purchases.scan.useOffered', { code: offered })}
          </Button>
        )}
      </>
    );
  }
  if (!mayBeExtra(result)) return null;
  return (
    <>
      {!isNoted(result, scan) && (
        <Button size="s" onClick={() => onTake(code, { isConfirmed: true, lineId: lineId ?? null })}>
          {say('purchases.scan.noteUnknown')}
        </Button>
      )}
      <Button
        size="s"
        icon="plus"
        aria-haspopup="dialog"
        onClick={() => onExtra({ codes: scan.codes, lineId, productId, productName, entryId: scan.clientScanId })}
      >
        {say('purchases.extra.add')}
      </Button>
    </>
  );
}

/** What was not ordered, or is more than was, may come in by approval; what stands elsewhere may not. */
export const mayBeExtra = (result: ScanNews['result']): boolean =>
  result === 'unknown' || result === 'notOrdered' || result === 'unexpected' || result === 'over';
