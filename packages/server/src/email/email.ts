import type { ReceiptInvoice, ReceiptStore } from '@tilldesk/domain/receipts';

/** The languages that mails are written in; the first one is used for people with another language or none. */
export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/**
 * The values of a mail's sentences, by its kind. A `path` is a path of the app: the mailer prefixes the base address.
 */
export type MailValues = {
  signInCode: { code: string };
  enrolCode: { code: string };
  newPassword: { path: string; store: string };
  invitation: { path: string; store: string; storeCode: string };
  passwordChanged: object;
  /** Sent to the old address: `by` requested to change the sign-in e-mail to `email`. */
  emailChange: { path: string; store: string; by: string; email: string };
  /** Sent to the new address. */
  emailProof: { path: string; store: string };
  /** Sent to both, once both have confirmed. */
  emailChanged: { store: string; email: string };
  /** `by` is the person who set or reset the PIN. */
  pinChanged: { by: string; store: string };
  twoFactorOn: object;
  twoFactorOff: object;
  purchaseOrder: OrderValues;
  receipt: ReceiptValues;
  meetingBooked: MeetingMailValues;
  meetingCancelled: MeetingMailValues;
};

/** A purchase order to a vendor; amounts in minor units, days 'YYYY-MM-DD'. */
export type OrderValues = {
  number: string;
  store: string;
  /** Contact lines of the store: address, phone, e-mail. */
  reach: string[];
  currency: string;
  lines: { quantity: number; name: string; vendorSku: string | null; unitCost: number; total: number }[];
  charges: { label: string; amount: number }[];
  total: number;
  expectedDay: string | null;
  /** Our account number with the vendor. */
  accountNo: string | null;
  note: string | null;
};

/** A meeting with the product's team. `timeZone` is the zone of the reader; `calendar` is the attached calendar file. */
export type MeetingMailValues = {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** The person and their store, as written in the mail. */
  person: string;
  store: string;
  note: string;
  calendar: string;
};

/** A receipt for its customer; the `path` opens it for everyone who has the link. */
export type ReceiptValues = {
  invoice: ReceiptInvoice;
  store: ReceiptStore;
  path: string;
  linkEndsAt: string;
  /** The names of the tenders of the invoice, by their kinds. */
  tenderNames: Readonly<Record<string, Readonly<Record<MailLanguage, string>>>>;
};

export type MailKind = keyof MailValues;

/** The content of a mail. */
export type Message = { [K in MailKind]: { kind: K } & MailValues[K] }[MailKind];

/** A mail to one person. */
export type Email = {
  to: string;
  name: string;
  /** The language that the person chose; null: English. */
  language: string | null;
  message: Message;
};

/** Returns the language that a person's mails are written in. */
export const languageOf = (language: string | null): MailLanguage =>
  mailLanguages.find((known) => known === language) ?? mailLanguages[0];
