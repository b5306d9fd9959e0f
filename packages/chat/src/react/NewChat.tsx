'use client';
import { chatTopics, topicFormProblems } from '@tilldesk/domain/chat';
import type { NewChatView } from '@tilldesk/domain/machines';
import { Alert } from '@tilldesk/ui';
import { TopicForm, type TopicDetails, type TopicProblems } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import type { Translate } from '../texts/translate.ts';
import { introOf, problemMessage } from '../texts/sentences.ts';
import type { ChatPerson } from './ChatSource.ts';

export type NewChatProps = { client: ChatClient; view: NewChatView; me: ChatPerson; translate: Translate };

/** Shows the form of a new chat and its progress. */
export function NewChat({ client, view, me, translate: t }: NewChatProps) {
  const texts = chatTexts(t);
  const start = ({ topic: id, name, email }: TopicDetails) => {
    const topic = chatTopics.find((one) => one === id) ?? 'other';
    client.submitTopic({ topic, name, email, intro: introOf(t, { topic, name, email }) });
  };
  return (
    <TopicForm
      topics={texts.topics}
      initial={{ name: me.name, email: me.email }}
      problemsOf={(details) => sentences(t, details)}
      onStart={start}
      busy={view.step !== 'choosing'}
      notice={<Progress view={view} translate={t} />}
      texts={texts.form}
    />
  );
}

function sentences(t: Translate, details: TopicDetails): TopicProblems {
  const { name, email } = topicFormProblems(details);
  return {
    name: name && t('chat.form.nameMissing'),
    email: email && t(email === 'missing' ? 'chat.form.emailMissing' : 'chat.form.emailInvalid'),
  };
}

function Progress({ view, translate: t }: Pick<NewChatProps, 'view' | 'translate'>) {
  if (view.problem) return <Alert tone="bad">{problemMessage(t, view.problem)}</Alert>;
  if (view.step === 'off' || view.step === 'choosing') return null;
  return <Alert>{t(`chat.form.${view.step}`)}</Alert>;
}
