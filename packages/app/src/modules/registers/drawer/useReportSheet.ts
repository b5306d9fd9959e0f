import type { DrawerReport } from '@tilldesk/domain/shop';
import type { ReportSheet } from '../../../kit/printing/sheets.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { useSigned } from '../DrawerStatus.tsx';

/** Answers how the X report of an open drawer or the Z report of a closed one is written. */
export function useReportSheet(): (report: DrawerReport) => ReportSheet {
  const say = useSay();
  const { money, moment, time, number } = useFormats();
  const signed = useSigned();
  const { store } = useSession();
  const known = (id: string, label: string, value: number | null, write = money) =>
    value === null ? [] : [{ id, label, value: write(value) }];
  return (report) => {
    const { session, kind } = report;
    const rows = report.kinds.map((one) => ({
      id: one.kind,
      what: say(`drawers.kinds.${one.kind}`),
      count: number(one.count),
      sum: one.sum === null ? say('drawers.hidden') : signed(one.sum),
    }));
    const notes = [
      ...report.others.map((one) =>
        say('drawers.report.other', {
          tender: say(`drawers.tender.${one.kind}`),
          count: one.count,
          sum: money(one.sum),
        }),
      ),
      ...report.people.map(({ name, from, until }) =>
        say('drawers.report.person', {
          name,
          from: time(from),
          until: until === null ? say('list.absent') : time(until),
        }),
      ),
      ...(session.reason === null ? [] : [`${say('drawers.why')}: ${session.reason}`]),
      say('drawers.report.signed'),
    ];
    return {
      kind: 'report',
      title: say(`drawers.report.${kind}.of`, { name: session.registerName }),
      from: { name: store.storeName, lines: [store.address, store.phone].filter((line) => line !== null) },
      facts: [
        { id: 'opened', label: say('drawers.openedAt'), value: moment(session.openedAt) },
        { id: 'openedBy', label: say('drawers.openedBy'), value: session.openedBy },
        ...(session.closedAt === null
          ? []
          : [{ id: 'closed', label: say('drawers.closedAt'), value: moment(session.closedAt) }]),
        ...(session.closedBy === null
          ? []
          : [{ id: 'closedBy', label: say('drawers.closedBy'), value: session.closedBy }]),
        { id: 'at', label: say('drawers.report.at'), value: moment(report.at) },
      ],
      columns: { what: say('drawers.movement'), count: say('drawers.report.count'), sum: say('drawers.amount') },
      rows,
      sums: [
        ...known('opening', say('drawers.opening'), session.openingCounted),
        ...known('expected', say('drawers.expected'), session.expected),
        ...known('counted', say('drawers.counted'), session.counted),
        ...known('difference', say('drawers.difference'), session.difference, signed).map((sum) => ({
          ...sum,
          total: true as const,
        })),
        ...known('dropped', say('drawers.drop'), session.dropped === 0 ? null : session.dropped),
        ...known('left', say('drawers.left'), session.left),
      ],
      notes,
    };
  };
}
