'use client';
import type { ComponentPropsWithRef } from 'react';
import { Paper } from './Receipt.styles.ts';
import type { ReceiptTerm } from './receipt.ts';
import { ReceiptTerms } from './ReceiptTerms.tsx';

export type ReceiptExcerptProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  terms: readonly ReceiptTerm[];
};

/** Shows a part of a receipt as it is printed, as a preview for its author. It is not printed alone. */
export function ReceiptExcerpt({ terms, ...article }: ReceiptExcerptProps) {
  return (
    <Paper {...article} data-paper="80mm" data-theme="light">
      <ReceiptTerms terms={terms} />
    </Paper>
  );
}
