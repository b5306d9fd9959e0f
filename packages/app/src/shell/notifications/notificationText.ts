import type { IconName, Tone } from '@tilldesk/ui';
import type { NotificationKind, Notification } from '@tilldesk/domain/notifications';
import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/useTranslate.ts';

/** Returns the texts of a notification in the user's language; a type that this app does not know keeps the server's texts. */
export function noticeTexts(
  { type, title, body, params }: Pick<Notification, 'type' | 'title' | 'body' | 'params'>,
  { ifKnown }: Pick<Translate, 'ifKnown'>,
  formats: Pick<Formats, 'money' | 'day'>,
): { title: string; body: string } {
  const values = { ...params, ...formatParams(params, formats) };
  return {
    title: ifKnown(`notice.${type}.title`, values) ?? title,
    body: ifKnown(`notice.${type}.body`, values) ?? body,
  };
}

/** Formats parameters: amounts as money, days as dates. */
function formatParams(
  { difference, total, day, device }: Notification['params'],
  { money, day: dayText }: Pick<Formats, 'money' | 'day'>,
) {
  return {
    ...(typeof difference === 'number'
      ? { amount: money(Math.abs(difference)), direction: difference < 0 ? 'short' : 'over' }
      : {}),
    ...(typeof total === 'number' ? { total: money(total) } : {}),
    ...(typeof day === 'string' ? { day: dayText(day) } : {}),
    known: device === '' ? 'no' : 'yes',
  };
}

type Face = { icon: IconName; tone: Tone };

const faces: Readonly<Record<NotificationKind, Face>> = {
  lowStock: { icon: 'box', tone: 'warn' },
  drawerDifference: { icon: 'drawer', tone: 'bad' },
  drawerUncounted: { icon: 'drawer', tone: 'warn' },
  newDevice: { icon: 'shield', tone: 'warn' },
  passwordChanged: { icon: 'key', tone: 'neutral' },
  pinBlocked: { icon: 'lock', tone: 'bad' },
  pinGuessed: { icon: 'lock', tone: 'bad' },
  emailStopped: { icon: 'mail', tone: 'bad' },
  shiftCorrected: { icon: 'clock', tone: 'accent' },
  shiftsApproved: { icon: 'check', tone: 'ok' },
  shiftReopened: { icon: 'clock', tone: 'warn' },
  payrollPaid: { icon: 'cash', tone: 'ok' },
  expenseSubmitted: { icon: 'cash', tone: 'accent' },
  expenseRejected: { icon: 'cash', tone: 'warn' },
  expenseRepeated: { icon: 'cash', tone: 'neutral' },
  expenseNotRepeated: { icon: 'cash', tone: 'bad' },
  billsPending: { icon: 'receipt', tone: 'bad' },
  commissionApproved: { icon: 'cash', tone: 'ok' },
  chatWaiting: { icon: 'chat', tone: 'accent' },
  backupFailed: { icon: 'warning', tone: 'bad' },
  mailFailed: { icon: 'warning', tone: 'bad' },
};

/** Returns the icon and the color of a type. */
export const noticeFace = (type: string): Face => new Map<string, Face>(Object.entries(faces)).get(type) ?? plain;

const plain: Face = { icon: 'bell', tone: 'neutral' };
