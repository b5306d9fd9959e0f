import type { InventoryCount } from '@tilldesk/domain/counts';
import { Strip, Tabs } from '@tilldesk/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { Sidebar, TwoColumns } from '../counts.styles.ts';
import { CountSidePanel } from './CountSidePanel.tsx';
import { CountSums } from './CountSums.tsx';
import type { CountingWindow } from './counting.wiring.ts';
import { matchCode } from './matchCode.ts';
import { ScanFeed } from './ScanFeed.tsx';
import { ScanStation } from './ScanStation.tsx';
import { Unsent } from './Unsent.tsx';
import type { Taking } from './useTaking.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

// The scan box loads first; the lookup list loads after it.
const StationLines = lazyPart(async () => (await import('./StationLines.tsx')).StationLines, { ahead: true });
const CountScans = lazyPart(async () => (await import('./CountScans.tsx')).CountScans, { ahead: true });

export type StationProps = { counting: CountingWindow; count: InventoryCount; taking: Taking };

/**
 * The counting view: scan box and latest scans, with the progress at the side; above a table the progress is one line.
 * Works with scanner and keyboard only.
 */
export function Station({ counting, count, taking }: StationProps) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const pieces = useRef<HTMLInputElement>(null);
  const [matching, setMatching] = useState<string | null>(null);
  const [tab, setTab] = useState<string>('feed');
  // A table uses the full width, so the side panel is replaced by a line above it.
  const isTable = tab !== 'feed';
  const toBox = () => box.current?.focus();
  useEffect(function beginAtTheBox() {
    box.current?.focus();
  }, []);
  useKeys({
    F2: toBox,
    '/': toBox,
    F4: () => pieces.current?.select(),
    F9: () => counting.send({ type: 'count.submit' }),
  });
  return (
    <Stack>
      <Unsent counting={counting} />
      {count.round > 1 && <Strip tone="accent">{t('counts.recounting')}</Strip>}
      <TwoColumns data-wide={isTable || undefined}>
        <Stack>
          <ScanStation count={count} taking={taking} box={box} pieces={pieces} />
          <Tabs
            label={t('counts.count')}
            tabs={[
              { id: 'feed', label: t('counts.feed') },
              { id: 'lines', label: t('counts.tab.lines') },
              { id: 'scans', label: t('counts.tab.scans') },
            ]}
            value={tab}
            onChange={setTab}
          >
            {(shown) => (
              <Stack>
                {shown !== 'feed' && <CountSums count={count} />}
                <Suspense fallback={<Wait />}>
                  {shown === 'lines' && <StationLines count={count} />}
                  {shown === 'scans' && <CountScans id={count.id} />}
                  {shown === 'feed' && (
                    <ScanFeed feed={counting.feed} onReverse={taking.takeBack} onMatch={setMatching} />
                  )}
                </Suspense>
              </Stack>
            )}
          </Tabs>
        </Stack>
        {!isTable && (
          <Sidebar>
            <CountSidePanel count={count} />
          </Sidebar>
        )}
      </TwoColumns>
      {matching !== null && (
        <ActionDialog
          action={matchCode}
          of={{ countId: count.id, code: matching }}
          onClose={() => setMatching(null)}
          onDone={(answer) => counting.send({ type: 'code.matched', answer })}
        />
      )}
    </Stack>
  );
}
