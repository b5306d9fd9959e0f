import { endOfMeeting } from '@tilldesk/domain/meetings';
import { timeZones } from '@tilldesk/domain/stores';
import { dayOf } from '@tilldesk/domain/time';
import { Button, Card, EmptyState, Field } from '@tilldesk/ui';
import { Combobox, Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../actions/useAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Stack } from '../../page/flow.styles.ts';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { useSelectTexts } from '../../resource/form/useSelectTexts.ts';
import { useSession } from '../../session/useSession.ts';
import { bookMeeting, zoneName, type ChosenTime } from './meetingActions.ts';
import { Slots, TimeFields } from './MeetingTimes.styles.ts';

/** The free times of the team, a day at a time, in a time zone of the user's choice. A time opens the booking dialog. */
export function MeetingTimes({ times }: { times: readonly string[] }) {
  const t = useTranslate();
  const go = useNavigateTo();
  const intl = useIntl();
  const texts = useSelectTexts();
  const [timeZone, setTimeZone] = useState(useSession().store.timeZone);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const days = [...new Set(times.map((time) => dayOf(time, timeZone)))];
  // A day can lose its last free time, and another zone has other days.
  const day = days.find((one) => one === chosenDay) ?? days[0];
  if (day === undefined) return <EmptyState icon="calendar" title={t('contact.meeting.noTimes')} />;
  const nameOf = (one: string) =>
    intl.formatDate(`${one}T00:00:00Z`, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const choose = (startsAt: string) =>
    setChosen({
      startsAt,
      timeZone,
      shown: intl.formatDateTimeRange(new Date(startsAt), new Date(endOfMeeting(startsAt)), {
        dateStyle: 'full',
        timeStyle: 'short',
        timeZone,
      }),
    });
  return (
    <Card title={t('contact.meeting.times')} hint={t('contact.meeting.timesText')}>
      <Stack>
        <TimeFields>
          <Field label={t('contact.meeting.day')}>
            <Select
              options={days.map((id) => ({ id, label: nameOf(id) }))}
              texts={texts}
              value={day}
              onChange={setDay}
            />
          </Field>
          <Field label={t('contact.shop.timeZone')}>
            <Combobox
              options={timeZones().map((id) => ({ id, label: zoneName(id) }))}
              texts={texts}
              value={timeZone}
              clearable={false}
              onChange={(zone) => setTimeZone((last) => zone ?? last)}
            />
          </Field>
        </TimeFields>
        <Slots role="group" aria-label={nameOf(day)}>
          {times
            .filter((time) => dayOf(time, timeZone) === day)
            .map((startsAt) => (
              <Button key={startsAt} aria-haspopup="dialog" onClick={() => choose(startsAt)}>
                {intl.formatTime(startsAt, { timeZone })}
              </Button>
            ))}
        </Slots>
      </Stack>
      {chosen && (
        <ActionDialog
          action={bookMeeting}
          of={chosen}
          onClose={() => setChosen(null)}
          onDone={({ id }) => go('/thank-you', { query: { meeting: id } })}
        />
      )}
    </Card>
  );
}
