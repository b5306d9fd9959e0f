'use client';
import { keysOf } from '../keys/keysOf.ts';
import { Terms } from './Receipt.styles.ts';
import type { ReceiptTerm } from './receipt.ts';

/** The policies printed on a receipt. */
export function ReceiptTerms({ terms }: { terms: readonly ReceiptTerm[] }) {
  return terms.map(({ id, title, paragraphs }) => (
    <Terms key={id}>
      <h3>{title}</h3>
      {keysOf(paragraphs).map((key, index) => (
        <p key={key}>{paragraphs[index]}</p>
      ))}
    </Terms>
  ));
}
