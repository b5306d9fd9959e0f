import type {
  ChatComposerTexts,
  ChatListTexts,
  ChatTopicChoice,
  ChatWindowTexts,
  SupportWidgetTexts,
  TopicFormTexts,
} from '@tilldesk/ui/chat';
import { chatTopics } from '@tilldesk/domain/chat';
import type { Say } from './say.ts';

/** What the kit's parts say. */
export type ChatTexts = {
  widget: SupportWidgetTexts;
  /** Of the staff, and of who asks. */
  list: ChatListTexts;
  ownList: ChatListTexts;
  form: TopicFormTexts;
  window: ChatWindowTexts;
  composer: ChatComposerTexts;
  topics: readonly ChatTopicChoice[];
};

/** The texts of every part, said in one language; the same object for the same `say`, so that nothing is drawn anew because of it. */
export function chatTexts(say: Say): ChatTexts {
  const made = known.get(say) ?? textsBy(say);
  known.set(say, made);
  return made;
}

const known = new WeakMap<Say, ChatTexts>();

function textsBy(say: Say): ChatTexts {
  const size = (megabytes: string) => say('chat.composer.size', { size: megabytes });
  const list: ChatListTexts = {
    label: say('chat.list.label'),
    connection: {
      connecting: say('chat.connection.connecting'),
      connected: say('chat.connection.connected'),
      disconnected: say('chat.connection.disconnected'),
    },
    empty: say('chat.list.empty'),
    loading: say('chat.list.loading'),
    unread: (count) => say('chat.list.unread', { count }),
    retry: say('chat.list.retry'),
  };
  return {
    widget: {
      chatWithUs: say('chat.window.title'),
      tabs: say('chat.window.label'),
      newChat: say('chat.tab.newChat'),
      recentChats: say('chat.tab.recentChats'),
      back: say('chat.conversation.back'),
      minimize: say('chat.window.minimize'),
      close: say('chat.window.close'),
      active: say('chat.status.active'),
    },
    list,
    ownList: { ...list, label: say('chat.list.own') },
    form: {
      topic: say('chat.form.topic'),
      name: say('chat.form.name'),
      email: say('chat.form.email'),
      start: say('chat.form.start'),
      maxLength: say('chat.composer.tooLong'),
    },
    window: {
      back: say('chat.conversation.back'),
      empty: say('chat.conversation.empty'),
      loading: say('chat.conversation.loading'),
      earlier: say('chat.conversation.earlier'),
      newest: (count) =>
        count > 0 ? say('chat.conversation.newestCount', { count }) : say('chat.conversation.newest'),
      delivery: {
        kept: say('chat.delivery.kept'),
        sending: say('chat.delivery.sending'),
        sent: say('chat.delivery.sent'),
        read: say('chat.delivery.read'),
        failed: say('chat.delivery.failed'),
      },
      retry: say('chat.delivery.retry'),
      drop: say('chat.delivery.drop'),
      size,
      save: (name) => say('chat.file.save', { name }),
      fileFailed: say('chat.file.failed'),
      closed: say('chat.conversation.ended'),
      reopen: say('chat.conversation.reopen'),
    },
    composer: {
      message: say('chat.composer.label'),
      placeholder: say('chat.composer.placeholder'),
      hint: say('chat.composer.hint'),
      attach: say('chat.composer.attach'),
      send: say('chat.composer.send'),
      size,
      uploading: (name) => say('chat.composer.uploading', { name }),
      remove: (name) => say('chat.composer.remove', { name }),
      maxLength: say('chat.composer.tooLong'),
    },
    topics: chatTopics.map((id) => ({
      id,
      label: say(`chat.topic.${id}.label`),
      description: say(`chat.topic.${id}.description`),
    })),
  };
}
