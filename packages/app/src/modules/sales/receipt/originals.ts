/** Invoices that were paid in this document and whose receipt was not printed yet. */
const originals = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Keeps apart the first receipt of a sale, which is made where it was paid, and every later one, which is a copy. */
export const receiptOriginals = {
  isOriginal: (invoiceId: string): boolean => originals.has(invoiceId),
  sold(invoiceId: string): void {
    originals.add(invoiceId);
    tell();
  },
  printed(invoiceId: string): void {
    originals.delete(invoiceId);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
