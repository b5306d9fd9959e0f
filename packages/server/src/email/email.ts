import type { ReceiptInvoice, ReceiptStore } from '@tilldesk/domain/shop';

/** The languages that mails are written in; a person of another, or of none, gets the first. */
export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** The values of a mail's sentences, by its kind. A `path` is one of the app: the mailer puts the base address before it. */
export type MailValues = {
  signInCode: { code: string };
  enrolCode: { code: string };
  newPassword: { path: string; store: string };
  invitation: { path: string; store: string; storeCode: string };
  passwordChanged: object;
  /** To the old address: `by` asked to change the sign-in e-mail to `email`. */
  emailAsked: { path: string; store: string; by: string; email: string };
  /** To the new address. */
  emailProof: { path: string; store: string };
  /** To both, once both have confirmed. */
  emailChanged: { store: string; email: string };
  /** `by` set or reset it. */
  pinChanged: { by: string; store: string };
  twoFactorOn: object;
  twoFactorOff: object;
  purchaseOrder: OrderValues;
  receipt: ReceiptValues;
};

/** An order to a vendor, as a mail says it; amounts in minor units, days 'YYYY-MM-DD'. */
export type OrderValues = {
  number: string;
  store: string;
  /** How the store is reached: address, phone, e-mail. */
  reach: string[];
  currency: string;
  lines: { quantity: number; name: string; vendorSku: string | null; unitCost: number; total: number }[];
  charges: { label: string; amount: number }[];
  total: number;
  expectedDay: string | null;
  /** Our number with them. */
  accountNo: string | null;
  note: string | null;
};

/** A receipt to its customer; the `path` opens it for everybody who has it. */
export type ReceiptValues = { invoice: ReceiptInvoice; store: ReceiptStore; path: string; linkEndsAt: string };

export type MailKind = keyof MailValues;

/** What a mail says. */
export type Message = { [K in MailKind]: { kind: K } & MailValues[K] }[MailKind];

/** A mail to one person. */
export type Email = {
  to: string;
  name: string;
  /** As the person chose it; null gets English. */
  language: string | null;
  message: Message;
};

/** The language that a person's mails are written in. */
export const languageOf = (language: string | null): MailLanguage =>
  mailLanguages.find((known) => known === language) ?? mailLanguages[0];
