import { toasts } from '../../page/toasts.ts';

let lastNotice = '';

/**
 * Shows the chat's notices as toasts of the app. Both chat windows receive the same events, so that a notice repeated within a
 * moment is shown once.
 */
export function showNotice({ kind, text }: { kind: 'success' | 'error'; text: string }): void {
  if (text === lastNotice) return;
  lastNotice = text;
  queueMicrotask(() => {
    lastNotice = '';
  });
  toasts.show({ tone: kind === 'success' ? 'ok' : 'bad', text });
}
