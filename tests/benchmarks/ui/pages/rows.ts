/** One row of ten columns: a typical invoice. */
export type BenchRow = Record<(typeof columnIds)[number], string>;

export const columnIds = [
  'id',
  'date',
  'customer',
  'store',
  'cashier',
  'items',
  'tax',
  'total',
  'status',
  'note',
] as const;

const names = ['Ana Peña', 'Ben Okafor', 'Chloé Martin', 'Dmitri Petrov', 'Emi Sato', 'Farid Nasser', 'Grace Lee'];

/** A number of rows, always the same; `id` is ascending, `total` is not. */
export function benchRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at).padStart(6, '0'),
    date: `2026-0${(at % 9) + 1}-1${at % 10}`,
    customer: names[at % names.length] ?? '',
    store: `Store ${at % 4}`,
    cashier: names[(at * 3) % names.length] ?? '',
    items: String((at % 5) + 1),
    tax: ((at % 70) / 10).toFixed(2),
    total: String(((at + 1) * 7919) % 100_003).padStart(6, '0'),
    status: at % 3 === 0 ? 'Paid' : 'Open',
    note: `Row ${at}`,
  }));
}

/** A number of options with ascending numbers in their labels. */
export const benchOptions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), label: `${names[at % names.length]} ${at}` }));
