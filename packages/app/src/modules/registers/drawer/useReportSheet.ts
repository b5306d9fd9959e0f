import type { DrawerReport } from '@tilldesk/domain/registers';
import { contactLines } from '../../../printing/storeLines.ts';
import type { ReportSheet } from '../../../printing/sheets.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSigned } from '../DrawerStatus.tsx';

/** Returns a function that renders the X report of an open drawer or the Z report of a closed drawer. */
export function useReportSheet(): (report: DrawerReport) => ReportSheet {
  const t = useTranslate();
  const { money, moment, time, number } = useFormats();
  const signed = useSigned();
  const { store } = useSession();
  const known = (id: string, label: string, value: number | null, write = money) =>
    value === null ? [] : [{ id, label, value: write(value) }];
  return (report) => {
    const { session, kind } = report;
    const rows = report.kinds.map((one) => ({
      id: one.kind,
      what: t(`drawers.kinds.${one.kind}`),
      count: number(one.count),
      sum: one.sum === null ? t('drawers.hidden') : signed(one.sum),
    }));
    const notes = [
      ...report.others.map((one) =>
        t('drawers.report.other', {
          tender: t(`drawers.tender.${one.kind}`),
          count: one.count,
          sum: money(one.sum),
        }),
      ),
      ...report.people.map(({ name, from, until }) =>
        t('drawers.report.person', {
          name,
          from: time(from),
          until: until === null ? t('list.absent') : time(until),
        }),
      ),
      ...(session.reason === null ? [] : [`${t('drawers.why')}: ${session.reason}`]),
      t('drawers.report.signed'),
    ];
    return {
      kind: 'report',
      title: t(`drawers.report.${kind}.of`, { name: session.registerName }),
      from: { name: store.storeName, lines: contactLines(store) },
      facts: [
        { id: 'opened', label: t('drawers.openedAt'), value: moment(session.openedAt) },
        { id: 'openedBy', label: t('drawers.openedBy'), value: session.openedBy },
        ...(session.closedAt === null
          ? []
          : [{ id: 'closed', label: t('drawers.closedAt'), value: moment(session.closedAt) }]),
        ...(session.closedBy === null
          ? []
          : [{ id: 'closedBy', label: t('drawers.closedBy'), value: session.closedBy }]),
        { id: 'at', label: t('drawers.report.at'), value: moment(report.at) },
      ],
      columns: { what: t('drawers.movement'), count: t('drawers.report.count'), sum: t('drawers.amount') },
      rows,
      sums: [
        ...known('opening', t('drawers.opening'), session.openingCounted),
        ...known('expected', t('drawers.expected'), session.expected),
        ...known('counted', t('drawers.counted'), session.counted),
        ...known('difference', t('drawers.difference'), session.difference, signed).map((sum) => ({
          ...sum,
          total: true as const,
        })),
        ...known('dropped', t('drawers.drop'), session.dropped === 0 ? null : session.dropped),
        ...known('left', t('drawers.left'), session.left),
      ],
      notes,
    };
  };
}
