import { clock, type ShiftDetails } from '@tilldesk/domain/clock';
import { Alert, Badge, Card, DescriptionList, NavTabs, Text, Timeline } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../../navigation/addressOf.ts';
import { routerLink } from '../../../navigation/routerLink.tsx';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSecondsSince } from '../../../browser/useSecondsSince.ts';
import { hoursText } from '../../../timeclock/hours.ts';
import { ShiftStatus } from '../timesheet/ShiftBadges.tsx';
import { advanceShifts } from '../timesheet/sheet.ts';
import { ShiftHistory } from './ShiftHistory.tsx';

/** Shows a shift in full: its hours, its punches, its cash, and its corrections. */
export function ShiftView({ shift }: { shift: ShiftDetails }) {
  const t = useTranslate();
  const [{ activeSeconds, breakSeconds } = shift] = advanceShifts([shift], useSecondsSince(shift, 15));
  const facts = [
    { id: 'worked', label: t('clock.worked'), value: <Text code>{hoursText(activeSeconds)}</Text> },
    { id: 'breaks', label: t('clock.breaks'), value: <Text code>{hoursText(breakSeconds)}</Text> },
    { id: 'cashIn', label: t('clock.cashIn'), value: <Shown kind="money" value={shift.clockInCash} /> },
    {
      id: 'cashOut',
      label: t('clock.cashOut'),
      value: shift.flags.includes('uncounted') ? (
        <Text tone="warn">{t('clock.cash.uncounted')}</Text>
      ) : (
        <Shown kind="money" value={shift.clockOutCash} />
      ),
    },
  ];
  return (
    <Stack>
      <Row>
        <ShiftStatus shift={shift} />
        {shift.approvedAt !== null && (
          <Badge tone="ok">{t(shift.payrollId === null ? 'clock.approved' : 'clock.onPayroll')}</Badge>
        )}
        <Text tone="muted">{shift.employeeEmail}</Text>
      </Row>
      <SameDay shift={shift} />
      {shift.voided && <Alert tone="bad">{t('clock.voided.text')}</Alert>}
      {!shift.voided &&
        shift.flags.map((flag) => (
          <Alert key={flag} tone="warn">
            {t(`clock.flag.${flag}.text`)}
          </Alert>
        ))}
      <DescriptionList items={facts} />
      {shift.notes !== null && (
        <Card title={t('clock.notes')}>
          <Text as="p" written>
            {shift.notes}
          </Text>
        </Card>
      )}
      <PunchList shift={shift} />
      <ShiftHistory shift={shift} />
    </Stack>
  );
}

/** Links to the employee's other shifts of the same day, if there are any. */
function SameDay({ shift }: { shift: ShiftDetails }) {
  const t = useTranslate();
  const { time } = useFormats();
  const [address] = useSearchParams();
  const { businessDay: on, userId: employee } = shift;
  const { data } = useAnswer(clock.list, {
    query: { preset: 'custom', startDate: on, endDate: on, employee, page: 1, limit: 10 },
  });
  const shifts = (data?.items ?? []).toReversed();
  if (shifts.length < 2) return null;
  return (
    <NavTabs
      label={t('clock.shift.sameDay')}
      tabs={shifts.map(({ id, firstClockIn }) => ({
        id,
        label: time(firstClockIn),
        href: addressOf('/employee/timesheet', { query: { ...Object.fromEntries(address), shift: id } }),
      }))}
      current={shift.id}
      renderLink={routerLink}
    />
  );
}

function PunchList({ shift }: { shift: ShiftDetails }) {
  const t = useTranslate();
  const { time, date } = useFormats();
  const first = date(shift.firstClockIn);
  return (
    <Card title={t('clock.punches')}>
      <Timeline
        items={shift.logs.map(({ id, status, at, source, note }, index) => ({
          id,
          title: t(index > 0 && status === 'CLOCKED_IN' ? 'clock.punch.back' : `clock.punch.${status}`),
          text: (note === shift.notes ? null : note) ?? (source === 'manager' ? t('clock.source.manager') : undefined),
          at,
          // A shift that passes midnight shows the date of its second day.
          timeText: date(at) === first ? time(at) : `${date(at)}, ${time(at)}`,
          icon: status === 'ON_BREAK' ? 'coffee' : status === 'CLOCKED_OUT' ? 'sign-out' : 'clock',
          tone: status === 'CLOCKED_OUT' ? 'neutral' : status === 'ON_BREAK' ? 'accent' : 'ok',
        }))}
      />
    </Card>
  );
}
