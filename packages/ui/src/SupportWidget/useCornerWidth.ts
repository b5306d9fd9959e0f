'use client';
import type { RefObject } from 'react';
import { useSizeProperty } from '../media/useSizeProperty.ts';

/**
 * Publishes the width of the card in the corner of the header as `--td-corner` on the document. The header reserves that space.
 */
export const useCornerWidth = (card: RefObject<HTMLElement | null>, isPresent: boolean): void =>
  useSizeProperty(card, '--td-corner', 'offsetWidth', isPresent);
