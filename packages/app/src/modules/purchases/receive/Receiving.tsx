import { discardReceipt, type Receipt } from '@tilldesk/domain/purchases';
import { Alert, Button, FootBar, IconButton, Kbd, Stat, Switch } from '@tilldesk/ui';
import { ConfirmDialog, Menu } from '@tilldesk/ui/overlay';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSharedState } from '../../../browser/sharedState.ts';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { soundsOn } from '../../../scanning/soundsOn.ts';
import { useScan } from '../../../scanning/useScan.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useKeys } from '../../../browser/useKeys.ts';
import { Figures } from '../../../page/Figures.styles.ts';
import type { ExtraItem } from './ExtraDialog.tsx';
import { ReceivedLists } from './ReceivedLists.tsx';
import { ReceivingLines } from './ReceivingLines.tsx';
import { ScanPanel } from './ScanPanel.tsx';
import type { EarlyScan } from './useBegin.ts';
import { useReceiving } from './useReceiving.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const ExtraDialog = lazyPart(async () => (await import('./ExtraDialog.tsx')).ExtraDialog);
const PostDialog = lazyPart(async () => (await import('./PostDialog.tsx')).PostDialog);

export type ReceivingProps = {
  receipt: Receipt;
  /** Opens the manifest dialog; missing when no line can have a manifest. */
  onManifest?: (() => void) | undefined;
  /**
   * Whether the receipt was started on this page: its button is gone, and the focus moves to the scan box. @default
   * false
   */
  begins?: boolean;
  /** Returns, once, the scans made before the receipt was open. */
  early?: () => readonly EarlyScan[];
};

/**
 * Receives goods: every scan increases its line from 0, wherever the focus is; an error gets its tone and is listed.
 */
export function Receiving({ receipt: given, onManifest, begins = false, early }: ReceivingProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const problems = useProblem();
  const controller = useReceiving(given);
  const box = useRef<HTMLInputElement>(null);
  const [extra, setExtra] = useState<ExtraItem | null>(null);
  const [ends, setEnds] = useState<'post' | 'discard' | null>(null);
  const sounds = useSharedState(soundsOn);
  const { sums, receipt } = controller;
  const toBox = () => box.current?.focus();
  const post = () => setEnds('post');
  useEffect(
    function beginAtTheBox() {
      if (begins) box.current?.focus();
    },
    [begins],
  );
  const countEarly = useEffectEvent(async () => {
    for (const { text, answer } of early?.() ?? []) answer(await controller.scan([text]));
  });
  useEffect(function countWhatWasScannedBefore() {
    void countEarly();
  }, []);

  // While a dialog is open, scans are rejected, and the scanner's Enter must not confirm the dialog.
  useScan(({ text }) => (ends === null ? controller.scan([text]) : 'rejected'));
  useKeys({ F2: toBox, F9: sums.counted > 0 && controller.settled ? post : undefined });

  const discard = async () => {
    const done = await controller.act(() => call(discardReceipt, { params: { id: receipt.id } }));
    setEnds(null);
    if (done === null) return;
    refresh('purchases');
    toasts.show({ text: t('purchases.receipt.discarded') });
  };
  return (
    <Stack>
      <ScanPanel ref={box} controller={controller} onExtra={setExtra} />
      {controller.scanProblem && (
        <Alert
          tone="warn"
          title={t('purchases.receipt.waiting', { count: controller.waiting })}
          actions={
            <Button size="s" icon="refresh" onClick={controller.again}>
              {t('buying.again')}
            </Button>
          }
        >
          {problems.message(controller.scanProblem)}
        </Alert>
      )}
      {controller.problem && (
        <Alert tone="bad" closeLabel={t('buying.close')} onClose={controller.clearError}>
          {problems.message(controller.problem)}
        </Alert>
      )}
      <Figures>
        <Stat
          label={t('purchases.receipt.counted')}
          value={number(sums.counted)}
          hint={t('purchases.receipt.ofWanted', { count: sums.wanted })}
        />
        <Stat label={t('purchases.receipt.left')} value={number(sums.left)} />
        <Stat label={t('purchases.receipt.missing')} value={number(sums.missing)} />
        <Stat label={t('purchases.receipt.wrong')} value={number(sums.wrong)} />
      </Figures>
      <ReceivingLines controller={controller} />
      <ReceivedLists controller={controller} onExtra={setExtra} />
      <FootBar
        note={
          <Row>
            <Switch
              label={t('purchases.receipt.sounds')}
              checked={sounds !== 'off'}
              onChange={(on) => soundsOn.set(on ? 'on' : 'off')}
            />
          </Row>
        }
      >
        <Menu
          label={t('purchases.receipt.more')}
          placement="bottom-end"
          items={[
            ...(onManifest ? [{ id: 'manifest', label: t('purchases.manifest'), icon: 'copy' as const }] : []),
            {
              id: 'discard',
              label: t('purchases.receipt.discard'),
              icon: 'trash' as const,
              danger: true,
              disabled: controller.busy,
              separated: onManifest !== undefined,
            },
          ]}
          onSelect={({ id }) => (id === 'manifest' ? onManifest?.() : setEnds('discard'))}
          button={(props) => <IconButton {...props} icon="more" label={t('purchases.receipt.more')} />}
        />
        <Button icon="check" disabled={controller.busy} onClick={controller.all}>
          {t('purchases.receipt.all')}
        </Button>
        <Button
          tone="primary"
          aria-keyshortcuts="F9"
          busy={!controller.settled}
          disabled={sums.counted === 0 || !controller.settled}
          onClick={post}
        >
          {t('purchases.receipt.post')} <Kbd>{'F9'}</Kbd>
        </Button>
      </FootBar>
      <ConfirmDialog
        open={ends === 'discard'}
        tone="danger"
        title={t('purchases.receipt.discard.title')}
        text={t('purchases.receipt.discard.text', { count: sums.counted })}
        confirmLabel={t('purchases.receipt.discard')}
        cancelLabel={t('purchases.back')}
        busy={controller.busy}
        onConfirm={() => void discard()}
        onCancel={() => setEnds(null)}
      />
      <Suspense>
        {extra && (
          <ExtraDialog
            extraItem={extra}
            receipt={receipt}
            onAdded={(now) => {
              controller.take(now);
              controller.quiet();
              // The mismatch is resolved: the item is now in the receipt.
              if (extra.entryId !== null) controller.remove([extra.entryId]);
            }}
            onClose={() => setExtra(null)}
          />
        )}
        {ends === 'post' && <PostDialog controller={controller} onClose={() => setEnds(null)} />}
      </Suspense>
    </Stack>
  );
}
