import type { Answer } from '@tilldesk/domain/contract';
import type { CountingEmitted } from '@tilldesk/domain/machines';
import { counts } from '@tilldesk/domain/counts';
import { Button } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { Suspense, useState } from 'react';
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useLeave } from '../../../navigation/useLeave.ts';
import { Failed } from '../../../page/Failed.tsx';
import { Row } from '../../../page/flow.styles.ts';
import { Page } from '../../../page/Page.tsx';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { toasts } from '../../../page/toasts.ts';
import { useCan } from '../../../session/useCan.ts';
import { CountStatusBadge } from '../CountStatusBadge.tsx';
import { useScopeName } from '../useScopeName.ts';
import { useCounting, useCountingEvents } from './counting.wiring.ts';
import { Station } from './Station.tsx';
import { LateScans } from './Unsent.tsx';
import { useTaking } from './useTaking.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

// Scans must work immediately; the start form, the review and the print view load on demand.
const StartCount = lazyPart(async () => (await import('./StartCount.tsx')).StartCount);
const Review = lazyPart(async () => (await import('./Review.tsx')).Review);
const ReservedAlert = lazyPart(async () => (await import('./ReservedAlert.tsx')).ReservedAlert);
const VarianceSheet = lazyPart(async () => (await import('./VarianceSheet.tsx')).VarianceSheet);

export type CountWindowProps = {
  place: Answer<typeof counts.place>;
  scope: { mainCategoryId: string; subCategoryId: string | null };
  /** The count in the address, or the one in progress here; null before one is started. */
  countId: string | null;
  /** Starts over with the form of another count. */
  onAnother: () => void;
};

/** The page of one count, from its form to its results. Its state machine decides which actions are available. */
export function CountWindow({ place, scope, countId, onAnother }: CountWindowProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const problems = useProblem();
  const nameOf = useScopeName();
  const mayCount = useCan('Inventory', 'update');
  const { approve, approvalDialog } = useApproval();
  const [dialogKind, setDialogKind] = useState<'cancel' | 'post' | 'print' | null>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [reservedAlert, setReservedAlert] = useState<{ productId: string; text: string } | null>(null);
  const id = begun ?? countId;
  const { data, problem, again } = useAnswer(counts.one, id === null ? null : { params: { id } });
  const counting = useCounting(countId, data);
  const { count, step, can: may, working } = counting;
  const taking = useTaking(counting, step === 'ready' && id !== null);
  // Scans are never lost; the confirmation is about leaving an unfinished count (spec §2).
  useLeave(step === 'counting' || counting.unsent.length > 0);

  const handleRejected = async ({ problem: { order, code, cause } }: CountingEmitted & { type: 'rejected' }) => {
    if (code !== null) return toasts.show({ tone: 'warn', text: t('problem.count.unsent') });
    if (!(cause instanceof ApiProblem)) throw new Error(`counting: ${order} failed`, { cause });
    if (cause.code === 'approval.needed' && count) {
      const { figures, number } = count;
      const sentence = figures
        ? t('counts.post.sentence', { number, short: figures.shortQuantity, over: figures.overQuantity })
        : t('counts.post.sentenceBlind', { number });
      const approvalId = await approve('count.post', count.id, sentence, cause);
      if (approvalId !== null) counting.send({ type: 'count.post', approvalId });
      return undefined;
    }
    const [[at, field] = ['', undefined]] = Object.entries(problems.fields(cause.fields));
    if (cause.code === 'stock.reserved') {
      // The message names a reservation that needs attention, so it is shown as an alert and not as a toast.
      setReservedAlert({ productId: at.slice(at.indexOf('.') + 1), text: field ?? problems.message(cause) });
      return undefined;
    }
    toasts.show({ tone: 'bad', text: field ?? problems.message(cause) });
    // A conflict means that the local copy is outdated: load it again.
    if (cause.status === 409) again();
    return undefined;
  };
  useCountingEvents(counting.subscribe, (event) => {
    if (event.type === 'rejected') void handleRejected(event);
    if (event.type !== 'done') return;
    setReservedAlert(null);
    const number = counting.count?.number ?? '';
    const scanTexts = {
      start: null,
      send: null,
      submit: t('counts.submitted'),
      recount: t('counts.reopened'),
      post: t('counts.posted', { number }),
      cancel: t('counts.cancelled', { number }),
    }[event.order];
    if (scanTexts !== null) toasts.show({ tone: 'ok', text: scanTexts });
  });

  if (step === 'ready') {
    if (id !== null && problem) return <Failed problem={problem} onAgain={again} />;
    if (id !== null) return <Wait />;
    return (
      <Page title={t('counts.begin.title', { place: nameOf(place) })} about={t('counts.begin.text')} width="narrow">
        <Suspense fallback={<Wait />}>
          <StartCount
            place={place}
            scope={scope}
            busy={working === 'start'}
            onScan={taking.take}
            onStart={(draft) => {
              setBegun(null);
              counting.send({ type: 'count.start', draft });
            }}
          />
        </Suspense>
      </Page>
    );
  }
  if (!count) return <Wait />;
  if (begun === null && countId === null) setBegun(count.id);
  const about = t('counts.about', {
    mode: t(`counts.mode.${count.mode}`),
    at: moment(count.startedAt),
    by: count.startedBy,
  });
  const isOver = step === 'posted' || step === 'cancelled';
  return (
    <Page
      title={`${count.number} · ${nameOf(count.scope)}`}
      about={
        <>
          <CountStatusBadge status={count.status} /> {about}
        </>
      }
      actions={
        <Row>
          {mayCount && !isOver && (
            <Button
              tone="quiet"
              disabled={!may.cancel}
              busy={working === 'cancel'}
              onClick={() => setDialogKind('cancel')}
            >
              {t('counts.cancel')}
            </Button>
          )}
          {step !== 'counting' && count.figures && (
            <Button icon="print" onClick={() => setDialogKind('print')}>
              {t('counts.print')}
            </Button>
          )}
          {mayCount && step === 'counting' && (
            <Button tone="primary" busy={working === 'submit'} onClick={() => counting.send({ type: 'count.submit' })}>
              {t('counts.submit')}
            </Button>
          )}
          {mayCount && step === 'review' && (
            <>
              <Button
                busy={working === 'recount'}
                disabled={!may.recount}
                onClick={() => counting.send({ type: 'lines.recount', lineIds: [] })}
              >
                {t('counts.resume')}
              </Button>
              <Button
                tone="primary"
                busy={working === 'post'}
                disabled={!may.post}
                onClick={() => setDialogKind('post')}
              >
                {t('counts.post')}
              </Button>
            </>
          )}
          {isOver && <Button onClick={onAnother}>{t('counts.new')}</Button>}
        </Row>
      }
    >
      {step === 'counting' ? (
        <Station counting={counting} count={count} taking={taking} />
      ) : (
        <>
          <Suspense>
            {reservedAlert && <ReservedAlert {...reservedAlert} onClose={() => setReservedAlert(null)} />}
          </Suspense>
          <LateScans counting={counting} />
          <Suspense fallback={<Wait />}>
            <Review
              counting={counting}
              count={count}
              posting={dialogKind === 'post'}
              onPosting={(open) => setDialogKind(open ? 'post' : null)}
            />
          </Suspense>
        </>
      )}
      <Suspense>
        {dialogKind === 'print' && <VarianceSheet count={count} onClose={() => setDialogKind(null)} />}
      </Suspense>
      <ConfirmDialog
        open={dialogKind === 'cancel'}
        tone="danger"
        title={t('counts.cancel.title', { number: count.number })}
        text={t('counts.cancel.text')}
        confirmLabel={t('counts.yes')}
        cancelLabel={t('counts.cancel.back')}
        onConfirm={() => {
          counting.send({ type: 'count.cancel', note: null });
          setDialogKind(null);
        }}
        onCancel={() => setDialogKind(null)}
      />
      {approvalDialog}
    </Page>
  );
}
