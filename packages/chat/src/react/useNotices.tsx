'use client';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import type { Translate } from '../texts/translate.ts';
import type { ChatNotice, OnNotice } from './notices.ts';

/** The maximum number of visible toasts (spec §9). */
const VISIBLE_MAX = 9;

/**
 * Shows notices: through the product, or as a small stack of toasts at the top of the page, for four seconds each (spec §9).
 */
export function useNotices(
  t: Translate,
  onNotice: OnNotice | undefined,
): { notify: (notice: ChatNotice) => void; toaster: ReactNode } {
  const [toasts] = useState(() => createToasts());
  return {
    notify(notice) {
      if (onNotice && onNotice(notice) !== false) return;
      toasts.show({ text: notice.text, tone: notice.kind === 'success' ? 'ok' : 'bad' });
    },
    toaster: (
      <Toaster
        toasts={toasts}
        visible={VISIBLE_MAX}
        position="top-center"
        label={t('chat.notice.region')}
        dismissLabel={t('chat.notice.dismiss')}
      />
    ),
  };
}
