import type { ChatTopic } from '../chat/chatKinds.ts';
import { formatMoney } from '../money/money.ts';

/** Severity of a notice: `high` is also shown as a toast. */
export const severities = ['low', 'normal', 'high'] as const;
export type Severity = (typeof severities)[number];

/** The values of a notice, by kind; amounts are minor units. */
export type NotificationParams = {
  /** A sale reduced a product to its reorder point or below. */
  lowStock: { product: string; onHand: number; reorderPoint: number };
  /** A drawer was closed with a different amount than expected; negative is short. */
  drawerDifference: { register: string; person: string; difference: number; currency: string };
  /** A drawer was closed without a count: by an automatic clock-out, a correction, or a manager. */
  drawerUncounted: { register: string; person: string };
  /** A sign-in with a browser that is new for the user; `device` is 'Chrome 156 on Linux', or empty. */
  newDevice: { device: string; address: string };
  passwordChanged: Record<string, never>;
  /** Wrong access PINs blocked the PIN gate for a session of the user. */
  pinBlocked: Record<string, never>;
  /** `by` entered wrong access PINs for `person`. */
  pinGuessed: { person: string; by: string };
  /** `person` cancelled a change of their sign-in e-mail to `email`, requested by `by`. */
  emailStopped: { person: string; by: string; email: string };
  /** Another user corrected the person's shift of a business day 'YYYY-MM-DD'. */
  shiftCorrected: { person: string; day: string };
  /** Another user approved shifts of the person. */
  shiftsApproved: { person: string; count: number };
  /** Another user reopened the person's approved shift. */
  shiftReopened: { person: string; day: string; reason: string };
  /** The person's pay was paid out. */
  payrollPaid: { number: string; person: string; total: number; currency: string };
  /** An expense above the store's limit waits for approval; `total` is minor units. */
  expenseSubmitted: { number: string; person: string; total: number; currency: string };
  /** The person's expense was rejected. */
  expenseRejected: { number: string; person: string; reason: string };
  /** The person ended a shift or closed a drawer, with `count` bill payments that are not processed. */
  billsPending: { person: string; count: number };
  /** A recurring expense created an expense; `number` is empty for a draft. */
  expenseRepeated: {
    state: 'draft' | 'numbered';
    number: string;
    payee: string;
    day: string;
    total: number;
    currency: string;
  };
  /** The expense of a recurring one, due on a day 'YYYY-MM-DD', cannot be created. */
  expenseNotRepeated: { payee: string; day: string };
  /** The person's commission of a period that ended on a day 'YYYY-MM-DD' is due; `total` is minor units. */
  commissionApproved: { day: string; total: number; currency: string };
  /** A chat waits for staff. */
  chatWaiting: { person: string; topic: ChatTopic };
  /** A scheduled backup failed. */
  backupFailed: Record<string, never>;
  /** An e-mail to this address failed after `tries` attempts. */
  mailFailed: { address: string; tries: number };
};

export type NotificationKind = keyof NotificationParams;

type NotificationTemplate<P> = { severity: Severity; title: (params: P) => string; body: (params: P) => string };

const topicNames: Readonly<Record<ChatTopic, string>> = {
  general: 'General Inquiry',
  technical: 'Technical Support',
  billing: 'Billing & Payments',
  sales: 'Sales & Products',
  repair: 'Repair Services',
  warranty: 'Warranty & Returns',
  training: 'Training & Support',
  other: 'Other',
};

/**
 * English texts of all notices: the `title` and `body` of the API, for clients that do not know the kinds. The app translates by
 * kind.
 */
export const notificationTemplates: { readonly [K in NotificationKind]: NotificationTemplate<NotificationParams[K]> } =
  {
    lowStock: {
      severity: 'normal',
      title: ({ product }) => `Low stock: ${product}`,
      body: ({ onHand, reorderPoint }) => `${onHand} left. The reorder point is ${reorderPoint}.`,
    },
    drawerDifference: {
      severity: 'high',
      title: ({ register }) => `Cash difference at ${register}`,
      body: ({ person, difference, currency }) =>
        `${person} closed the drawer ${formatMoney(Math.abs(difference), currency, 'en-US')} ${difference < 0 ? 'short' : 'over'}.`,
    },
    drawerUncounted: {
      severity: 'normal',
      title: ({ register }) => `Cash not counted at ${register}`,
      body: ({ person }) => `Nobody counted the drawer that ${person} left.`,
    },
    newDevice: {
      severity: 'high',
      title: () => 'Sign-in from a new device',
      body: ({ device, address }) =>
        `${device || 'An unknown browser'} at ${address}. If this was not you, change your password now.`,
    },
    passwordChanged: {
      severity: 'normal',
      title: () => 'Your password was changed',
      body: () => 'If this was not you, tell your administrator now.',
    },
    pinBlocked: {
      severity: 'high',
      title: () => 'Access PIN blocked',
      body: () => 'A wrong access PIN was typed too often in one of your sessions.',
    },
    pinGuessed: {
      severity: 'high',
      title: ({ person }) => `Wrong access PINs for ${person}`,
      body: ({ by }) => `They were typed in a session of ${by}. Change the access PIN if this was not a mistake.`,
    },
    emailStopped: {
      severity: 'high',
      title: ({ person }) => `Email change of ${person} stopped`,
      body: ({ by, email }) => `${by} asked for ${email}. The owner of the old address did not agree.`,
    },
    shiftCorrected: {
      severity: 'normal',
      title: () => 'Your shift was corrected',
      body: ({ person, day }) => `${person} corrected your shift of ${day}.`,
    },
    shiftsApproved: {
      severity: 'low',
      title: () => 'Your hours were approved',
      body: ({ person, count }) => `${person} approved ${count} ${count === 1 ? 'shift' : 'shifts'}.`,
    },
    shiftReopened: {
      severity: 'normal',
      title: () => 'Your shift was reopened',
      body: ({ person, day, reason }) => `${person} reopened your shift of ${day}: ${reason}`,
    },
    payrollPaid: {
      severity: 'normal',
      title: () => 'Your pay was paid',
      body: ({ number, person, total, currency }) =>
        `${person} paid ${formatMoney(total, currency, 'en-US')} (${number}).`,
    },
    expenseSubmitted: {
      severity: 'normal',
      title: ({ number }) => `Expense ${number} waits for approval`,
      body: ({ person, total, currency }) => `${person} submitted ${formatMoney(total, currency, 'en-US')}.`,
    },
    expenseRejected: {
      severity: 'normal',
      title: ({ number }) => `Expense ${number} was rejected`,
      body: ({ person, reason }) => `${person}: ${reason}`,
    },
    billsPending: {
      severity: 'high',
      title: ({ count }) => `${count} bill ${count === 1 ? 'payment is' : 'payments are'} not processed`,
      body: ({ person }) => `${person} ended work. Enter them in the portal of the provider.`,
    },
    expenseRepeated: {
      severity: 'low',
      title: ({ payee }) => `Recurring expense: ${payee}`,
      body: ({ state, number, day, total, currency }) =>
        `${formatMoney(total, currency, 'en-US')} of ${day} was created as ${state === 'draft' ? 'a draft' : number}.`,
    },
    expenseNotRepeated: {
      severity: 'high',
      title: ({ payee }) => `Recurring expense not created: ${payee}`,
      body: ({ day }) => `It was due on ${day}. Check its category and vendor; it is tried again.`,
    },
    commissionApproved: {
      severity: 'normal',
      title: () => 'Your commission was approved',
      body: ({ day, total, currency }) => `${formatMoney(total, currency, 'en-US')} for the period through ${day}.`,
    },
    chatWaiting: {
      severity: 'normal',
      title: ({ person }) => `${person} asks for support`,
      body: ({ topic }) => `${topicNames[topic]}. Nobody has joined the chat yet.`,
    },
    backupFailed: {
      severity: 'high',
      title: () => 'The backup failed',
      body: () => 'No new backup was made. See your profile, Backups, for the reason.',
    },
    mailFailed: {
      severity: 'high',
      title: ({ address }) => `A mail to ${address} was not sent`,
      body: ({ tries }) =>
        `It was given up after ${tries} ${tries === 1 ? 'attempt' : 'attempts'}. Check the address, then have it sent again.`,
    },
  };

export const notificationKinds = /* @__PURE__ */ Object.keys(notificationTemplates) as NotificationKind[];
