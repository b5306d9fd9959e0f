'use client';
import type { RefObject } from 'react';
import { useSizeOnPage } from '../media/useSizeOnPage.ts';

/**
 * Publishes the width of the card in the corner of the header as `--td-corner` on the document. The header reserves that space.
 */
export const useCornerWidth = (card: RefObject<HTMLElement | null>, isPresent: boolean): void =>
  useSizeOnPage(card, '--td-corner', 'offsetWidth', isPresent);
