import { clock } from '@tilldesk/domain/clock';
import { Button, NavTabs } from '@tilldesk/ui';
import { FilterBar } from '@tilldesk/ui/table';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressValue } from '../../navigation/useAddressValue.ts';
import { printPage } from '../../printing/dialog.wiring.ts';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { ExportMenu } from '../../resource/list/ExportMenu.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PeriodChoice, EmployeeFilters } from './timesheet/SheetFilters.tsx';
import { SheetFigures } from './timesheet/SheetFigures.tsx';
import { SheetGrid } from './timesheet/SheetGrid.tsx';
import { useGridExport } from './timesheet/useGridExport.ts';
import { queryFor, usePeriod, useSheet } from './timesheet/useSheet.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The grid is the main content; the other parts load on demand.
const ShiftDrawer = lazyPart(async () => (await import('./shift/ShiftDrawer.tsx')).ShiftDrawer);
const HoursView = lazyPart(async () => (await import('./hours/HoursView.tsx')).HoursView);
const ShiftList = lazyPart(async () => (await import('./timesheet/ShiftList.tsx')).ShiftList);

const views = ['grid', 'list', 'hours'] as const;
type View = (typeof views)[number];

/** The timesheet: a grid by employee and day, a list of all shifts, the hours to pay, and one shift in a side panel. */
export function Screen() {
  const t = useTranslate();
  const { day } = useFormats();
  const [address] = useSearchParams();
  const view: View = views.find((known) => known === address.get('view')) ?? 'grid';
  const [shift, show] = useAddressValue('shift', { preventScrollReset: true });
  const [drawn, setDrawn] = useState(shift !== null);
  if (shift !== null && !drawn) setDrawn(true);
  const period = usePeriod();
  const list = useList(clock.list, { sort: '', limit: 10, filters, fixed: queryFor(period) });
  const sheet = useSheet(period, list.filters);
  const exporting = useGridExport(sheet, period);

  const controls = (
    <>
      <PeriodChoice />
      <EmployeeFilters list={list} employees={sheet.employees} />
    </>
  );
  return (
    <Page
      about={t('clock.timesheet.about', { from: day(period.from), to: day(period.to) })}
      actions={
        <Button icon="print" onClick={printPage}>
          {t('clock.print')}
        </Button>
      }
    >
      <Stack>
        <NavTabs
          label={t('clock.views')}
          tabs={views.map((id) => ({ id, label: t(`clock.view.${id}`), href: hrefOf(id, address) }))}
          current={view}
          renderLink={routerLink}
        />
        <SheetFigures sheet={sheet} />
        {view === 'list' ? (
          <Suspense fallback={<Wait />}>
            <ShiftList list={list} filters={controls} onOpen={show} />
          </Suspense>
        ) : view === 'hours' ? (
          <Suspense fallback={<Wait />}>
            <HoursView
              sheet={sheet}
              period={period}
              controls={controls}
              employee={list.filters['employee']}
              onPerson={(id) => list.setFilter('employee', id)}
            />
          </Suspense>
        ) : (
          <>
            <FilterBar
              filters={controls}
              actions={<ExportMenu exporting={exporting} />}
              texts={{ active: t('list.filters'), remove: () => '', clear: t('list.clear') }}
            />
            <SheetGrid sheet={sheet} long={sheet.days.at(-1) !== period.to} onOpen={show} />
          </>
        )}
      </Stack>
      <Suspense>{drawn && <ShiftDrawer id={shift} onOpen={show} />}</Suspense>
    </Page>
  );
}

const filters = ['employee', 'status'];

/** Returns the link to another view of the same days and employees. */
function hrefOf(view: View, address: URLSearchParams): string {
  const query = Object.fromEntries([...address].filter(([name]) => !['view', 'page', 'shift'].includes(name)));
  return addressOf('/employee/timesheet', { query: { ...query, view: view === 'list' ? view : '' } });
}
