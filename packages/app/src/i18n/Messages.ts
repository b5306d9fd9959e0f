/** The catalogues of messages by name, which is that of their files: `vendors` is `vendors.messages.{en,es}.json`. */
type Catalogues = {
  activation: typeof import('../modules/sales/activation/activation.messages.en.json');
  approve: typeof import('../approvals/approve.messages.en.json');
  buying: typeof import('../purchasing/buying.messages.en.json');
  billPayments: typeof import('../modules/billPayments/billPayments.messages.en.json');
  billing: typeof import('../modules/billing/billing.messages.en.json');
  chat: typeof import('@tilldesk/chat/chat.messages.en.json');
  clock: typeof import('../modules/clock/clock.messages.en.json');
  clockDialog: typeof import('../shell/clock/clockDialog.messages.en.json');
  commissions: typeof import('../commissions/commissions.messages.en.json');
  commissionRules: typeof import('../modules/commissions/commissionRules.messages.en.json');
  contact: typeof import('../modules/contact/contact.messages.en.json');
  counts: typeof import('../modules/counts/counts.messages.en.json');
  customers: typeof import('../modules/customers/customers.messages.en.json');
  expenses: typeof import('../modules/expenses/expenses.messages.en.json');
  dashboard: typeof import('../modules/dashboard/dashboard.messages.en.json');
  deposit: typeof import('../modules/sales/deposit/deposit.messages.en.json');
  employees: typeof import('../modules/employees/employees.messages.en.json');
  finder: typeof import('../productFinder/finder.messages.en.json');
  hardware: typeof import('../modules/hardware/hardware.messages.en.json');
  import: typeof import('../import/import.messages.en.json');
  instalments: typeof import('../modules/sales/instalments/instalments.messages.en.json');
  inventory: typeof import('../modules/inventory/inventory.messages.en.json');
  launcher: typeof import('@tilldesk/chat/launcher.messages.en.json');
  notices: typeof import('../shell/notifications/notices.messages.en.json');
  policies: typeof import('../modules/policies/policies.messages.en.json');
  printing: typeof import('../printing/printing.messages.en.json');
  problems: typeof import('./problems.messages.en.json');
  products: typeof import('../modules/products/products.messages.en.json');
  profile: typeof import('../modules/profile/profile.messages.en.json');
  purchases: typeof import('../modules/purchases/purchases.messages.en.json');
  refunds: typeof import('../modules/refunds/refunds.messages.en.json');
  registers: typeof import('../modules/registers/registers.messages.en.json');
  reserved: typeof import('../stock/reserved.messages.en.json');
  resource: typeof import('../resource/resource.messages.en.json');
  roles: typeof import('../modules/roles/roles.messages.en.json');
  sales: typeof import('../modules/sales/sales.messages.en.json');
  scan: typeof import('../scanning/scan.messages.en.json');
  secret: typeof import('../credentials/secret.messages.en.json');
  serials: typeof import('../modules/serials/serials.messages.en.json');
  shell: typeof import('../shell/shell.messages.en.json');
  stock: typeof import('../stock/stock.messages.en.json');
  stores: typeof import('../modules/stores/stores.messages.en.json');
  till: typeof import('../till/till.messages.en.json');
  tradeIn: typeof import('../modules/sales/tradeIn/tradeIn.messages.en.json');
  transaction: typeof import('../modules/transaction/transaction.messages.en.json');
  unitLabels: typeof import('../printing/labels/unitLabels.messages.en.json');
  vendors: typeof import('../modules/vendors/vendors.messages.en.json');
};
export type CatalogueName = keyof Catalogues;

/** The id of a message that exists in both languages. */
export type MessageId = { [Name in CatalogueName]: keyof Catalogues[Name] & string }[CatalogueName];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** Locales for numbers, money and time: 12-hour clock and dollars first (spec §9). */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
