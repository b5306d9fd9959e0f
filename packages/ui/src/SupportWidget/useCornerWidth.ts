import type { RefObject } from 'react';
import { useSizeOnPage } from '../media/useSizeOnPage.ts';

/** Says on the document, as `--td-corner`, how wide the card in the corner of the header is; the header keeps so much free. */
export const useCornerWidth = (card: RefObject<HTMLElement | null>, isPresent: boolean): void =>
  useSizeOnPage(card, '--td-corner', 'offsetWidth', isPresent);
