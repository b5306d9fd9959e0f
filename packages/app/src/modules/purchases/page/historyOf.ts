import type { Purchase } from '@tilldesk/domain/stock';
import type { TimelineItem } from '@tilldesk/ui';
import type { Translate } from '../../../i18n/useTranslate.ts';

/** What was done to an order, newest first; an action that has no sentence yet is named as the server names it. */
export const historyOf = ({ history }: Purchase, t: Translate, moment: (instant: string) => string): TimelineItem[] =>
  history.map(({ at, by, action }, index) => ({
    id: String(index),
    title: t.known(`purchases.history.${action}`) ?? action,
    text: by,
    at,
    timeText: moment(at),
    icon: action.endsWith('posted') || action.endsWith('ordered') ? ('check' as const) : ('clock' as const),
    tone: action.endsWith('reversed') || action.endsWith('cancelled') ? ('warn' as const) : ('neutral' as const),
  }));
