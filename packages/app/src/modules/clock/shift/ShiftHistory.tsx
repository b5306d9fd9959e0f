import type { ShiftDetails } from '@tilldesk/domain/clock';
import { Card, Timeline } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { changesOf } from './punches.ts';

type Correction = ShiftDetails['corrections'][number];
type Approval = ShiftDetails['approvals'][number];

/** Lists what was done with a shift, latest first: corrections with what they changed, approvals, and reopenings. */
export function ShiftHistory({
  shift: { corrections, approvals },
}: {
  shift: Pick<ShiftDetails, 'corrections' | 'approvals'>;
}) {
  const t = useTranslate();
  const correction = useCorrectionItem();
  const approval = useApprovalItem();
  const items = [...corrections.map(correction), ...approvals.map(approval)];
  if (items.length === 0) return null;
  return (
    <Card title={t('clock.history')}>
      <Timeline items={items.toSorted((a, b) => b.at.localeCompare(a.at))} />
    </Card>
  );
}

function useCorrectionItem() {
  const t = useTranslate();
  const { moment } = useFormats();
  const change = useChangeText();
  return ({ id, by, at, reason, before, after }: Correction) => {
    const changes = changesOf(before, after).map(change);
    const isVoid = after.length === 0;
    return {
      id,
      title: t(isVoid ? 'clock.history.voided' : 'clock.history.corrected', { by }),
      text: [`“${reason}”`, ...changes].join(' · '),
      at,
      timeText: moment(at),
      icon: isVoid ? ('trash' as const) : ('edit' as const),
      tone: isVoid ? ('bad' as const) : ('neutral' as const),
    };
  };
}

function useApprovalItem() {
  const t = useTranslate();
  const { moment } = useFormats();
  return ({ id, by, at, reopenedFor }: Approval) => ({
    id,
    title: t(reopenedFor === null ? 'clock.history.approved' : 'clock.history.reopened', { by }),
    text: reopenedFor === null ? undefined : `“${reopenedFor}”`,
    at,
    timeText: moment(at),
    icon: reopenedFor === null ? ('check' as const) : ('undo' as const),
    tone: reopenedFor === null ? ('ok' as const) : ('warn' as const),
  });
}

function useChangeText() {
  const t = useTranslate();
  const { time, moment, date } = useFormats();
  return ({ status, from, to }: ReturnType<typeof changesOf>[number]): string => {
    const what = t(`clock.punch.${status}`);
    if (from === null) return t('clock.change.added', { what, to: time(to ?? '') });
    if (to === null) return t('clock.change.gone', { what, from: time(from) });
    const write = date(from) === date(to) ? time : moment;
    return t('clock.change.moved', { what, from: write(from), to: write(to) });
  };
}
