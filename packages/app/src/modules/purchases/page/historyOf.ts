import type { Purchase } from '@tilldesk/domain/purchases';
import type { TimelineItem } from '@tilldesk/ui';
import type { Translate } from '../../../i18n/useTranslate.ts';

/** Returns the history of an order, newest first; an action without a translation is shown by its code. */
export const historyOf = ({ history }: Purchase, t: Translate, moment: (instant: string) => string): TimelineItem[] =>
  history.map(({ at, by, action }, index) => ({
    id: String(index),
    title: t.ifKnown(`purchases.history.${action}`) ?? action,
    text: by,
    at,
    timeText: moment(at),
    icon: action.endsWith('posted') || action.endsWith('ordered') ? ('check' as const) : ('clock' as const),
    tone: action.endsWith('reversed') || action.endsWith('cancelled') ? ('warn' as const) : ('neutral' as const),
  }));
