import { discardReceipt, type Receipt } from '@tilldesk/domain/stock';
import { Alert, Button, FootBar, IconButton, Kbd, Stat, Switch } from '@tilldesk/ui';
import { ConfirmDialog, Menu } from '@tilldesk/ui/overlay';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { soundsOn } from '../../../kit/scan/soundsOn.ts';
import { useScan } from '../../../kit/scan/useScan.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useKeys } from '../../../wiring/useKeys.ts';
import { Figures } from '../purchases.styles.ts';
import type { ExtraAsked } from './ExtraDialog.tsx';
import { ReceivedLists } from './ReceivedLists.tsx';
import { ReceivingLines } from './ReceivingLines.tsx';
import { ScanPanel } from './ScanPanel.tsx';
import type { EarlyScan } from './useBegin.ts';
import { useReceiving } from './useReceiving.ts';
import { lazyPart } from '../../../kit/page/later.tsx';

const ExtraDialog = lazyPart(async () => (await import('./ExtraDialog.tsx')).ExtraDialog);
const PostDialog = lazyPart(async () => (await import('./PostDialog.tsx')).PostDialog);

export type ReceivingProps = {
  receipt: Receipt;
  /** Opens the list of serials that will come; missing where no line takes one. */
  onManifest?: (() => void) | undefined;
  /** It was begun here: the button that did it is gone, and the focus goes on to the scan box. @default false */
  begins?: boolean;
  /** Hands over, once, what was scanned before it was open. */
  early?: () => readonly EarlyScan[];
};

/** Goods are taken in: a scan counts its line up from 0 wherever the focus is, what is wrong is heard and listed. */
export function Receiving({ receipt: given, onManifest, begins = false, early }: ReceivingProps) {
  const say = useSay();
  const { number } = useFormats();
  const problems = useProblem();
  const desk = useReceiving(given);
  const box = useRef<HTMLInputElement>(null);
  const [extra, setExtra] = useState<ExtraAsked | null>(null);
  const [ends, setEnds] = useState<'post' | 'discard' | null>(null);
  const sounds = useSyncExternalStore(soundsOn.subscribe, soundsOn.current);
  const { sums, receipt } = desk;
  const toBox = () => box.current?.focus();
  const post = () => setEnds('post');
  useEffect(
    function beginAtTheBox() {
      if (begins) box.current?.focus();
    },
    [begins],
  );
  const countEarly = useEffectEvent(async () => {
    for (const { text, answer } of early?.() ?? []) answer(await desk.scan([text]));
  });
  useEffect(function countWhatWasScannedBefore() {
    void countEarly();
  }, []);

  // A question is open: a scan answers none, and its Enter must not either.
  useScan(({ text }) => (ends === null ? desk.scan([text]) : 'refused'));
  useKeys({ F2: toBox, F9: sums.counted > 0 && desk.settled ? post : undefined });

  const discard = async () => {
    const done = await desk.act(() => call(discardReceipt, { params: { id: receipt.id } }));
    setEnds(null);
    if (done === null) return;
    refresh('purchases');
    toasts.show({ text: say('purchases.receipt.discarded') });
  };
  return (
    <Stack>
      <ScanPanel ref={box} desk={desk} onExtra={setExtra} />
      {desk.trouble && (
        <Alert
          tone="warn"
          title={say('purchases.receipt.waiting', { count: desk.waiting })}
          actions={
            <Button size="s" icon="refresh" onClick={desk.again}>
              {say('buying.again')}
            </Button>
          }
        >
          {problems.say(desk.trouble)}
        </Alert>
      )}
      {desk.problem && (
        <Alert tone="bad" closeLabel={say('buying.close')} onClose={desk.forgive}>
          {problems.say(desk.problem)}
        </Alert>
      )}
      <Figures>
        <Stat
          label={say('purchases.receipt.counted')}
          value={number(sums.counted)}
          hint={say('purchases.receipt.ofWanted', { count: sums.wanted })}
        />
        <Stat label={say('purchases.receipt.left')} value={number(sums.left)} />
        <Stat label={say('purchases.receipt.missing')} value={number(sums.missing)} />
        <Stat label={say('purchases.receipt.wrong')} value={number(sums.wrong)} />
      </Figures>
      <ReceivingLines desk={desk} />
      <ReceivedLists desk={desk} onExtra={setExtra} />
      <FootBar
        note={
          <Row>
            <Switch
              label={say('purchases.receipt.sounds')}
              checked={sounds !== 'off'}
              onChange={(on) => soundsOn.choose(on ? 'on' : 'off')}
            />
          </Row>
        }
      >
        <Menu
          label={say('purchases.receipt.more')}
          placement="bottom-end"
          items={[
            ...(onManifest ? [{ id: 'manifest', label: say('purchases.manifest'), icon: 'copy' as const }] : []),
            {
              id: 'discard',
              label: say('purchases.receipt.discard'),
              icon: 'trash' as const,
              danger: true,
              disabled: desk.busy,
              separated: onManifest !== undefined,
            },
          ]}
          onSelect={({ id }) => (id === 'manifest' ? onManifest?.() : setEnds('discard'))}
          button={(props) => <IconButton {...props} icon="more" label={say('purchases.receipt.more')} />}
        />
        <Button icon="check" disabled={desk.busy} onClick={desk.all}>
          {say('purchases.receipt.all')}
        </Button>
        <Button
          tone="primary"
          aria-keyshortcuts="F9"
          busy={!desk.settled}
          disabled={sums.counted === 0 || !desk.settled}
          onClick={post}
        >
          {say('purchases.receipt.post')} <Kbd>{'F9'}</Kbd>
        </Button>
      </FootBar>
      <ConfirmDialog
        open={ends === 'discard'}
        tone="danger"
        title={say('purchases.receipt.discard.title')}
        text={say('purchases.receipt.discard.text', { count: sums.counted })}
        confirmLabel={say('purchases.receipt.discard')}
        cancelLabel={say('purchases.back')}
        busy={desk.busy}
        onConfirm={() => void discard()}
        onCancel={() => setEnds(null)}
      />
      <Suspense>
        {extra && (
          <ExtraDialog
            asked={extra}
            receipt={receipt}
            onTaken={(now) => {
              desk.take(now);
              desk.quiet();
              // What was not as ordered is settled: it stands in the receipt now.
              if (extra.entryId !== null) desk.remove([extra.entryId]);
            }}
            onClose={() => setExtra(null)}
          />
        )}
        {ends === 'post' && <PostDialog desk={desk} onClose={() => setEnds(null)} />}
      </Suspense>
    </Stack>
  );
}
