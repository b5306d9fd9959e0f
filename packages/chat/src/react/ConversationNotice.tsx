import type { ConversationView } from '@tilldesk/domain/machines';
import { Strip } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../texts/translate.ts';

export type ConversationNoticeProps = {
  view: ConversationView;
  /** Shown until somebody has joined. */
  waiting: string;
  translate: Translate;
  /** Shown at the end, such as a Join button. */
  action?: ReactNode;
};

/** Shows a notice to the writer: that there is no connection, or that nobody has joined yet. */
export function ConversationNotice({ view, waiting, translate: t, action }: ConversationNoticeProps) {
  if (view.connection === 'disconnected' && view.canWrite) {
    return (
      <Strip role="status" tone="warn">
        {t('chat.composer.offline')}
      </Strip>
    );
  }
  if (view.status !== 'waiting') return null;
  return (
    <Strip role="status" end={action}>
      {waiting}
    </Strip>
  );
}
