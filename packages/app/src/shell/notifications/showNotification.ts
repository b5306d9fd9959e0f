import { toasts } from '../../page/toasts.ts';

let lastNotice = '';

/**
 * Shows what the chat has to say by the way as the app's own toast. The windows of both sides hear the same news: what is told
 * twice in one breath is shown once.
 */
export function showNotice({ kind, text }: { kind: 'success' | 'error'; text: string }): void {
  if (text === lastNotice) return;
  lastNotice = text;
  queueMicrotask(() => {
    lastNotice = '';
  });
  toasts.show({ tone: kind === 'success' ? 'ok' : 'bad', text });
}
