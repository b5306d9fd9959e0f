'use client';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import type { Translate } from '../texts/translate.ts';
import type { ChatNotice, OnNotice } from './notices.ts';

/** The maximum number of visible toasts (spec §9). */
const VISIBLE = 9;

/**
 * Shows notices: through the product, or as a small stack of toasts at the top of the page, for four seconds each (spec §9).
 */
export function useNotices(
  t: Translate,
  onNotice: OnNotice | undefined,
): { tell: (notice: ChatNotice) => void; stack: ReactNode } {
  const [toasts] = useState(() => createToasts());
  return {
    tell(notice) {
      if (onNotice && onNotice(notice) !== false) return;
      toasts.show({ text: notice.text, tone: notice.kind === 'success' ? 'ok' : 'bad' });
    },
    stack: (
      <Toaster
        toasts={toasts}
        visible={VISIBLE}
        position="top-center"
        label={t('chat.notice.region')}
        dismissLabel={t('chat.notice.dismiss')}
      />
    ),
  };
}
