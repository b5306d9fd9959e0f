import { formatMoney } from '@tilldesk/domain/money';
import { receiptFigures } from '@tilldesk/domain/receipts';
import { policyTextIn } from '@tilldesk/domain/policies';
import type { MailLanguage, ReceiptValues } from './email.ts';
import type { MailText } from './texts.ts';

type Book = {
  subject: (number: string, store: string) => string;
  thanks: (store: string, number: string, day: string) => string;
  quantity: (name: string, count: number) => string;
  warranty: (day: string) => string;
  subtotal: string;
  discount: string;
  tax: (rate: string) => string;
  exempt: (certificate: string | null) => string;
  total: string;
  change: string;
  due: (day: string | null) => string;
  returnBy: (day: string) => string;
  /** The restocking fee: the part of the price that is deducted on a return. */
  fee: (rate: string) => string;
  open: string;
  until: (day: string) => string;
};

const textsByLanguage: Readonly<Record<MailLanguage, Book>> = {
  en: {
    subject: (number, store) => `Your receipt ${number} from ${store}`,
    thanks: (store, number, day) =>
      `thank you for your purchase at ${store}. This is your receipt ${number} of ${day}.`,
    quantity: (name, count) => `${count} × ${name}`,
    warranty: (day) => `warranty until ${day}`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: (rate) => `Tax ${rate}`,
    exempt: (certificate) => (certificate === null ? 'Tax exempt' : `Tax exempt, certificate ${certificate}`),
    total: 'Total',
    change: 'Change',
    due: (day) => (day === null ? 'Balance due' : `Balance due by ${day}`),
    returnBy: (day) => `Return by ${day}.`,
    fee: (rate) => `${rate} of the price is kept for restocking.`,
    open: 'View and print the receipt',
    until: (day) => `The link opens the receipt until ${day}, for everybody who has it.`,
  },
  es: {
    subject: (number, store) => `Su recibo ${number} de ${store}`,
    thanks: (store, number, day) => `gracias por su compra en ${store}. Este es su recibo ${number} del ${day}.`,
    quantity: (name, count) => `${count} × ${name}`,
    warranty: (day) => `garantía hasta el ${day}`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    tax: (rate) => `Impuesto ${rate}`,
    exempt: (certificate) =>
      certificate === null ? 'Exento de impuestos' : `Exento de impuestos, certificado ${certificate}`,
    total: 'Total',
    change: 'Cambio',
    due: (day) => (day === null ? 'Saldo pendiente' : `Saldo pendiente hasta el ${day}`),
    returnBy: (day) => `Devolver hasta el ${day}.`,
    fee: (rate) => `Se retiene el ${rate} del precio por reposición.`,
    open: 'Ver e imprimir el recibo',
    until: (day) => `El enlace abre el recibo hasta el ${day}, a quien lo tenga.`,
  },
};

/**
 * Returns the texts of a receipt mail: the items, the total, the payments, and the policies at the time of the sale.
 */
export function receiptTexts(
  { invoice, store, linkEndsAt, tenderNames }: ReceiptValues,
  language: MailLanguage,
): MailText {
  const book = textsByLanguage[language];
  const figures = receiptFigures(invoice);
  const money = (minor: number) => formatMoney(minor, invoice.currency, language);
  const date = (instant: string, timeZone: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
  // A business day has no time zone of its own.
  const day = (text: string) => date(`${text}T00:00:00Z`, 'UTC');
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  const number = invoice.number ?? '';
  const { returnBy, restockingFeeRate: feeRate, refund, terms } = invoice.policy;
  const policyTexts = [refund, terms].flatMap((texts) => (texts === null ? [] : (policyTextIn(texts, language) ?? [])));
  return {
    subject: book.subject(number, store.storeName),
    before: [book.thanks(store.storeName, number, date(invoice.postedAt ?? invoice.createdAt, store.timeZone))],
    rows: [
      ...figures.lines.map(({ line, total }): [string, string] => [
        [
          book.quantity(line.description, line.quantity),
          ...(line.unitCode === null ? [] : [line.unitCode]),
          ...(line.warrantyUntil === null ? [] : [book.warranty(day(line.warrantyUntil))]),
        ].join(' · '),
        money(total),
      ]),
      [book.subtotal, money(figures.subtotal)],
      ...amountOf(book.discount, -figures.discount, money),
      ...figures.taxes.map(({ rate, amount }): [string, string] => [
        book.tax(percent.format(Number(rate))),
        money(amount),
      ]),
      ...(invoice.exemption === null ? [] : [[book.exempt(invoice.exemption.certificate), money(0)] as const]),
      [book.total, money(invoice.total)],
      ...figures.payments.map(({ kind, tendered }): [string, string] => [
        tenderNames[kind]?.[language] ?? kind,
        money(tendered),
      ]),
      ...amountOf(book.change, figures.change, money),
      ...amountOf(book.due(invoice.dueDate === null ? null : day(invoice.dueDate)), invoice.due, money),
    ],
    button: book.open,
    after: [
      book.until(date(linkEndsAt, store.timeZone)),
      ...(returnBy === null ? [] : [book.returnBy(day(returnBy))]),
      ...(feeRate === null || Number(feeRate) === 0 ? [] : [book.fee(percent.format(Number(feeRate)))]),
      ...policyTexts.flatMap((text) => text.split('\n').filter(Boolean)),
      ...(store.receiptFooter ?? '').split('\n').filter(Boolean),
      [store.storeName, store.address, store.phone, store.storeEmail].filter(Boolean).join(' · '),
    ],
  };
}

/** Returns a row for an amount; none if the amount is zero. */
const amountOf = (text: string, minor: number, money: (minor: number) => string): [string, string][] =>
  minor === 0 ? [] : [[text, money(minor)]];
