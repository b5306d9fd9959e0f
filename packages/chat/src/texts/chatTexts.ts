import type {
  ChatComposerTexts,
  ChatListTexts,
  ChatTopicChoice,
  ChatWindowTexts,
  SupportWidgetTexts,
  TopicFormTexts,
} from '@tilldesk/ui/chat';
import { chatTopics } from '@tilldesk/domain/chat';
import type { Translate } from './translate.ts';

/** The texts of the kit's components. */
export type ChatTexts = {
  widget: SupportWidgetTexts;
  /** The list of the staff, and the list of the requester. */
  list: ChatListTexts;
  ownList: ChatListTexts;
  form: TopicFormTexts;
  window: ChatWindowTexts;
  composer: ChatComposerTexts;
  topics: readonly ChatTopicChoice[];
};

/** Returns the texts of every component in one language. The same `t` returns the same object, so that nothing re-renders. */
export function chatTexts(t: Translate): ChatTexts {
  const texts = cache.get(t) ?? createTexts(t);
  cache.set(t, texts);
  return texts;
}

const cache = new WeakMap<Translate, ChatTexts>();

function createTexts(t: Translate): ChatTexts {
  const size = (megabytes: string) => t('chat.composer.size', { size: megabytes });
  const list: ChatListTexts = {
    label: t('chat.list.label'),
    connection: {
      connecting: t('chat.connection.connecting'),
      connected: t('chat.connection.connected'),
      disconnected: t('chat.connection.disconnected'),
    },
    empty: t('chat.list.empty'),
    loading: t('chat.list.loading'),
    unread: (count) => t('chat.list.unread', { count }),
    retry: t('chat.list.retry'),
  };
  return {
    widget: {
      chatWithUs: t('chat.window.title'),
      tabs: t('chat.window.label'),
      newChat: t('chat.tab.newChat'),
      recentChats: t('chat.tab.recentChats'),
      back: t('chat.conversation.back'),
      minimize: t('chat.window.minimize'),
      close: t('chat.window.close'),
      active: t('chat.status.active'),
    },
    list,
    ownList: { ...list, label: t('chat.list.own') },
    form: {
      topic: t('chat.form.topic'),
      name: t('chat.form.name'),
      email: t('chat.form.email'),
      start: t('chat.form.start'),
      maxLength: t('chat.composer.tooLong'),
    },
    window: {
      back: t('chat.conversation.back'),
      empty: t('chat.conversation.empty'),
      loading: t('chat.conversation.loading'),
      earlier: t('chat.conversation.earlier'),
      newest: (count) => (count > 0 ? t('chat.conversation.newestCount', { count }) : t('chat.conversation.newest')),
      delivery: {
        queued: t('chat.delivery.queued'),
        sending: t('chat.delivery.sending'),
        sent: t('chat.delivery.sent'),
        read: t('chat.delivery.read'),
        failed: t('chat.delivery.failed'),
      },
      retry: t('chat.delivery.retry'),
      discard: t('chat.delivery.drop'),
      size,
      save: (name) => t('chat.file.save', { name }),
      fileFailed: t('chat.file.failed'),
      closed: t('chat.conversation.ended'),
      reopen: t('chat.conversation.reopen'),
    },
    composer: {
      message: t('chat.composer.label'),
      placeholder: t('chat.composer.placeholder'),
      hint: t('chat.composer.hint'),
      attach: t('chat.composer.attach'),
      send: t('chat.composer.send'),
      size,
      uploading: (name) => t('chat.composer.uploading', { name }),
      remove: (name) => t('chat.composer.remove', { name }),
      maxLength: t('chat.composer.tooLong'),
    },
    topics: chatTopics.map((id) => ({
      id,
      label: t(`chat.topic.${id}.label`),
      description: t(`chat.topic.${id}.description`),
    })),
  };
}
