import type { Label, LabelSize, ReceiptData, ReceiptTexts } from '@tilldesk/ui/print';

/** A receipt with everything that is needed to write it, on whatever paper. */
export type ReceiptSheet = {
  kind: 'receipt';
  receipt: ReceiptData;
  words: ReceiptTexts;
  /** ISO 4217 code of every amount. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** IANA name of the store's time zone. */
  timeZone: string;
};

/** Labels, each cut off by itself. */
export type LabelsSheet = { kind: 'labels'; size: LabelSize; labels: readonly Label[] };

/** A report of sums, such as that of a drawer: everything on it is written as it should be read. */
export type ReportSheet = {
  kind: 'report';
  title: string;
  /** Whose report it is. */
  from: { name: string; lines: readonly string[] };
  /** Head it: when, by whom. */
  facts: readonly { id: string; label: string; value: string }[];
  columns: { what: string; count: string; sum: string };
  rows: readonly { id: string; what: string; count: string; sum: string }[];
  sums: readonly { id: string; label: string; value: string; total?: true }[];
  /** Stand below, each on a line of its own. */
  notes: readonly string[];
};

/** What tries a printer out: a few lines of text, in the letters of both languages. */
export type TestSheet = { kind: 'test'; title: string; lines: readonly string[] };

/** What the queue of a printer carries: what people asked for, and what can go to the print dialog instead. */
export type QueuedSheet = ReceiptSheet | LabelsSheet | ReportSheet;

/** What a printer can be given. */
export type PrintSheet = QueuedSheet | TestSheet;
