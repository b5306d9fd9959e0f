import type { ShiftDetails } from '@tilldesk/domain/clock';
import { Card, Timeline } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { changesOf } from './punches.ts';

type Correction = ShiftDetails['corrections'][number];

/** Lists the corrections of a shift: who made each one, when, why, and what it changed. */
export function ShiftHistory({ corrections }: { corrections: readonly Correction[] }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const change = useChangeText();
  if (corrections.length === 0) return null;
  return (
    <Card title={t('clock.history')}>
      <Timeline
        items={corrections.map(({ id, by, at, reason, before, after }) => {
          const changes = changesOf(before, after).map(change);
          return {
            id,
            title: t(changes.length === 0 ? 'clock.history.voided' : 'clock.history.corrected', { by }),
            text: [`“${reason}”`, ...changes].join(' · '),
            at,
            timeText: moment(at),
            icon: changes.length === 0 ? 'trash' : 'edit',
            tone: changes.length === 0 ? 'bad' : 'neutral',
          };
        })}
      />
    </Card>
  );
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
