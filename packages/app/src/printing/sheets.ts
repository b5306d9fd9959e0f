import type { Label, LabelSize, ReceiptData, ReceiptTexts } from '@tilldesk/ui/print';

/** A receipt with everything that is needed to render it, on any paper. */
export type ReceiptSheet = {
  kind: 'receipt';
  receipt: ReceiptData;
  texts: ReceiptTexts;
  /** ISO 4217 code of every amount. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** IANA name of the store's time zone. */
  timeZone: string;
};

/** Labels, each cut separately. */
export type LabelsSheet = { kind: 'labels'; size: LabelSize; labels: readonly Label[] };

/** A report of totals, such as that of a drawer. All its values are already formatted. */
export type ReportSheet = {
  kind: 'report';
  title: string;
  /** The store that issues the report. */
  from: { name: string; lines: readonly string[] };
  /** Header facts, such as time and user. */
  facts: readonly { id: string; label: string; value: string }[];
  columns: { what: string; count: string; sum: string };
  rows: readonly { id: string; what: string; count: string; sum: string }[];
  sums: readonly { id: string; label: string; value: string; total?: true }[];
  /** Notes at the end, each on its own line. */
  notes: readonly string[];
};

/** A test print: a few lines of text with the characters of both languages. */
export type TestSheet = { kind: 'test'; title: string; lines: readonly string[] };

/** A sheet in a printer's queue: requested by users, and printable by the print dialog instead. */
export type QueuedSheet = ReceiptSheet | LabelsSheet | ReportSheet;

/** Any sheet that can be sent to a printer. */
export type PrintSheet = QueuedSheet | TestSheet;
