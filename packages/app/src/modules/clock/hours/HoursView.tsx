import { clock } from '@tilldesk/domain/clock';
import { FilterBar } from '@tilldesk/ui/table';
import type { ReactNode } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Row } from '../../../page/flow.styles.ts';
import { useCan } from '../../../session/useCan.ts';
import { ExportMenu } from '../../../resource/list/ExportMenu.tsx';
import { ApproveButton } from '../shift/ApproveButton.tsx';
import type { Period } from '../timesheet/period.ts';
import type { SheetState } from '../timesheet/useSheet.ts';
import { TIMESHEET } from '../timesheetModule.ts';
import { changeRules } from './changeRules.ts';
import { HoursTable } from './HoursTable.tsx';
import { useHours } from './useHours.ts';
import { useHoursExport } from './useHoursExport.ts';

type HoursViewProps = {
  sheet: SheetState;
  period: Period;
  /** The filters of the timesheet. */
  controls: ReactNode;
  employee: string | undefined;
  onPerson: (userId: string) => void;
};

/** The hours to pay in the days, their approval, and the store's rules for overtime and breaks. */
export function HoursView({ sheet, period, controls, employee, onPerson }: HoursViewProps) {
  const t = useTranslate();
  const mayChange = useCan(TIMESHEET, 'update');
  const mayPay = useCan('Employee', 'update');
  const rules = useAnswer(clock.rules, mayChange ? {} : null, { watch: ['clock'] });
  const hours = useHours(period, employee, sheet);
  const exporting = useHoursExport(hours, period);
  return (
    <>
      <FilterBar
        filters={controls}
        actions={
          <Row>
            {employee !== undefined && mayPay && (
              <PageLink
                to="/employee-management/employee-details/:employeeId"
                with={{ employeeId: employee }}
                query={{ from: period.from, to: period.to }}
                tone="secondary"
                icon="cash"
              >
                {t('clock.payroll')}
              </PageLink>
            )}
            <ApproveButton shifts={hours.rows.flatMap(({ shifts }) => shifts)} />
            {rules.data && (
              <ActionButton icon="settings" action={changeRules} of={rules.data}>
                {t('clock.rules')}
              </ActionButton>
            )}
            <ExportMenu exporting={exporting} />
          </Row>
        }
        texts={{ active: t('list.filters'), remove: () => '', clear: t('list.clear') }}
      />
      <HoursTable hours={hours} onPerson={onPerson} />
    </>
  );
}
