import type { ClockView } from '@tilldesk/domain/machines';
import { commissions } from '@tilldesk/domain/commissions';
import { clockText } from '@tilldesk/domain/clock';
import { Card, DescriptionList, Figure, Text } from '@tilldesk/ui';
import { useRegisters } from '../../../till/useRegisters.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { usePausedSeconds, useWorkedSeconds } from '../../../timeclock/workedTime.ts';

/** Shows the shift that is about to end and what its employee sold in it. */
export function ShiftSummary({ clock }: { clock: ClockView }) {
  const t = useTranslate();
  const { time } = useFormats();
  const { ofShift } = useRegisters(clock);
  const worked = clockText(useWorkedSeconds(clock));
  const paused = clockText(usePausedSeconds(clock));
  const { firstClockIn } = clock;
  const { data: sold } = useAnswer(commissions.ofShift, {}, { watch: ['invoices', 'refunds', 'clock'] });
  return (
    <Card title={t('clock.leave.shift')}>
      <Stack>
        <Figure size="l" label={t('clock.worked')} value={worked} />
        <DescriptionList
          layout="rows"
          items={[
            { id: 'breaks', label: t('clock.breaks'), value: <Text code>{paused}</Text> },
            {
              id: 'since',
              label: t('clock.leave.since'),
              value: <Shown kind="text" value={firstClockIn === null ? null : time(firstClockIn)} />,
            },
            { id: 'register', label: t('clock.leave.register'), value: <Shown kind="text" value={ofShift?.name} /> },
            { id: 'sales', label: t('clock.leave.sales'), value: <Shown kind="quantity" value={sold?.sales} /> },
            // In a blind count the net sales are shown only after the drawer was counted.
            ...(sold?.net == null
              ? []
              : [{ id: 'net', label: t('clock.leave.net'), value: <Shown kind="money" value={sold.net} /> }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
