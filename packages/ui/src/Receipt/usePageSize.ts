'use client';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export const receiptPapers = ['80mm', '58mm', 'a4', 'letter'] as const;
export type ReceiptPaper = (typeof receiptPapers)[number];

export const isRoll = (paper: ReceiptPaper): boolean => paper.endsWith('mm');

const PX_PER_MM = 96 / 25.4;

/** Returns the page size for printing: a roll has the length of the receipt, so that it is printed in one piece. */
export function usePageSize(paper: RefObject<HTMLElement | null>, kind: ReceiptPaper): string {
  const [lengthMm, setLengthMm] = useState(200);
  useLayoutEffect(
    function measure() {
      const element = paper.current;
      if (!element || !isRoll(kind)) return;
      const remeasure = () => setLengthMm(Math.max(60, Math.ceil(element.scrollHeight / PX_PER_MM) + 4));
      remeasure();
      const sizes = new ResizeObserver(remeasure);
      sizes.observe(element);
      return () => sizes.disconnect();
    },
    [paper, kind],
  );
  return isRoll(kind) ? `${kind} ${lengthMm}mm` : kind;
}
