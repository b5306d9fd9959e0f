import type { ConversationView } from '@tilldesk/domain/machines';
import { Strip } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import type { Translate } from '../texts/translate.ts';

export type ConversationNoticeProps = {
  view: ConversationView;
  /** Said while nobody has joined. */
  waiting: string;
  say: Translate;
  /** Stands at the end, such as the button that joins. */
  end?: ReactNode;
};

/** What whoever writes should know: that there is no line, or that nobody reads yet. */
export function ConversationNotice({ view, waiting, say: t, end }: ConversationNoticeProps) {
  if (view.connection === 'disconnected' && view.canWrite) {
    return (
      <Strip role="status" tone="warn">
        {t('chat.composer.offline')}
      </Strip>
    );
  }
  if (view.status !== 'waiting') return null;
  return (
    <Strip role="status" end={end}>
      {waiting}
    </Strip>
  );
}
