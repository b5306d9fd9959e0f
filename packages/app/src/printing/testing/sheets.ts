import type { Label, ReceiptTexts } from '@tilldesk/ui/print';
import type { LabelsSheet, ReceiptSheet, ReportSheet } from '../sheets.ts';

const texts: Record<'en' | 'es', ReceiptTexts> = {
  en: {
    title: 'Receipt',
    number: 'Invoice',
    date: 'Date',
    cashier: 'Salesperson',
    customer: 'Customer',
    item: 'Item',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    serial: 'IMEI',
    discount: 'Discount',
    subtotal: 'Subtotal',
    total: 'Total',
    change: 'Change',
    due: 'Due',
  },
  es: {
    title: 'Recibo',
    number: 'Factura',
    date: 'Fecha',
    cashier: 'Vendedor',
    customer: 'Cliente',
    item: 'Artículo',
    quantity: 'Cant.',
    price: 'Precio',
    amount: 'Importe',
    serial: 'IMEI',
    discount: 'Descuento',
    subtotal: 'Subtotal',
    total: 'Total',
    change: 'Cambio',
    due: 'Pendiente',
  },
};

const lineTexts = {
  en: { tax: 'Tax 8.25%', card: 'Card', cash: 'Cash', warranty: 'Warranty until Nov 21, 2027', thanks: 'Thank you!' },
  es: {
    tax: 'Impuesto 8.25 %',
    card: 'Tarjeta',
    cash: 'Efectivo',
    warranty: 'Garantía hasta el 21 nov 2027',
    thanks: '¡Gracias, señora!',
  },
};

/** A receipt with everything that one can contain, in English, or in Spanish with a customer. */
export const receiptSheet = (language: 'en' | 'es', mark?: string): ReceiptSheet => {
  const text = lineTexts[language];
  return {
    kind: 'receipt',
    texts: texts[language],
    currency: 'USD',
    locale: language === 'en' ? 'en-US' : 'es-US',
    timeZone: 'America/New_York',
    receipt: {
      store: { name: 'Harbour Street Phones', lines: ['14 Harbour Street', '(207) 555-0142'] },
      number: 'INV-1048',
      mark,
      instant: '2026-11-21T21:05:00.000Z',
      cashier: 'Ana López',
      ...(language === 'es' ? { customer: 'Núñez & Hijos' } : {}),
      lines: [
        {
          id: '1',
          description: 'Aurora X2 256 GB, used, without charger',
          serials: ['356938035643809'],
          notes: [text.warranty],
          quantity: 1,
          unitPriceMinor: 79_900,
          discountMinor: 5_000,
          totalMinor: 74_900,
        },
        { id: '2', description: 'Gift card', quantity: 2, unitPriceMinor: 2_000, totalMinor: 4_000 },
      ],
      subtotalMinor: 78_900,
      discountMinor: 900,
      taxes: [{ id: 't', label: text.tax, minor: 6_105 }],
      totalMinor: 84_105,
      tenders: [
        { id: 'a', label: text.card, minor: 64_105, detail: 'Ref. 482113' },
        { id: 'b', label: text.cash, minor: 20_100 },
      ],
      changeMinor: 100,
      footer: [text.thanks],
    },
  };
};

/** The Z report of a drawer, in either language. */
export const reportSheet = (language: 'en' | 'es'): ReportSheet =>
  language === 'en'
    ? {
        kind: 'report',
        title: 'Z report of Counter 1',
        from: { name: 'Harbour Street Phones', lines: ['14 Harbour Street'] },
        facts: [
          { id: 'opened', label: 'Opened', value: 'Nov 21, 2026, 9:00 AM' },
          { id: 'closedBy', label: 'Closed by', value: 'Ana López' },
        ],
        columns: { what: 'Movement', count: 'Count', sum: 'Amount' },
        rows: [
          { id: 'sale', what: 'Sales', count: '12', sum: '+$1,204.50' },
          { id: 'refund', what: 'Refunds', count: '1', sum: '-$20.00' },
        ],
        sums: [
          { id: 'expected', label: 'Expected', value: '$1,384.50' },
          { id: 'counted', label: 'Counted', value: '$1,380.00' },
          { id: 'difference', label: 'Difference', value: '-$4.50', total: true },
        ],
        notes: ['Card: 4 payments, $641.05', 'Signed: ______________'],
      }
    : {
        kind: 'report',
        title: 'Informe Z de Mostrador 1',
        from: { name: 'Teléfonos Ñandú', lines: [] },
        facts: [{ id: 'opened', label: 'Apertura', value: '21 nov 2026, 9:00\u202fa.\u00a0m.' }],
        columns: { what: 'Movimiento', count: 'Cantidad', sum: 'Importe' },
        rows: [{ id: 'sale', what: 'Ventas', count: '12', sum: '+1204,50\u00a0€' }],
        sums: [{ id: 'difference', label: 'Diferencia', value: '-4,50\u00a0€', total: true }],
        notes: ['Firma: ______________'],
      };

/** Labels of a unit and of products, in either language. */
export const labelsSheet = (language: 'en' | 'es', size: LabelsSheet['size'] = 'medium'): LabelsSheet => ({
  kind: 'labels',
  size,
  labels:
    language === 'en'
      ? [label, { id: 'v', name: 'Cable', code: 'CABLE-1' }]
      : [
          {
            ...label,
            name: 'Teléfono Aurora X2 de 256 GB con cargador y funda',
            note: 'Azul · 256 GB · A',
            price: '749,00\u00a0€',
          },
          { id: 'w', name: 'Funda ^de_piel~', code: 'FUNDA-DE-PIEL-PARA-NIÑOS-2026', note: '' },
        ],
});

export const label: Label = {
  id: 'u',
  name: 'Aurora X2',
  price: '$749.00',
  code: '356938035643809',
  note: 'Blue · 256 GB · A',
};
