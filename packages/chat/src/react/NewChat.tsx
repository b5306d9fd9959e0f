import { chatTopics, topicFormProblems } from '@tilldesk/domain/chat';
import type { NewChatView } from '@tilldesk/domain/machines';
import { Alert } from '@tilldesk/ui';
import { TopicForm, type TopicDetails, type TopicProblems } from '@tilldesk/ui/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import { chatTexts } from '../texts/chatTexts.ts';
import type { Say } from '../texts/say.ts';
import { introOf, problemSentence } from '../texts/sentences.ts';
import type { ChatPerson } from './ChatSource.ts';

export type NewChatProps = { client: ChatClient; view: NewChatView; me: ChatPerson; say: Say };

/** The form of a new chat, and how far it has come. */
export function NewChat({ client, view, me, say }: NewChatProps) {
  const texts = chatTexts(say);
  const start = ({ topic: id, name, email }: TopicDetails) => {
    const topic = chatTopics.find((one) => one === id) ?? 'other';
    client.submitTopic({ topic, name, email, intro: introOf(say, { topic, name, email }) });
  };
  return (
    <TopicForm
      topics={texts.topics}
      initial={{ name: me.name, email: me.email }}
      problemsOf={(details) => sentences(say, details)}
      onStart={start}
      busy={view.step !== 'choosing'}
      notice={<Progress view={view} say={say} />}
      texts={texts.form}
    />
  );
}

function sentences(say: Say, details: TopicDetails): TopicProblems {
  const { name, email } = topicFormProblems(details);
  return {
    name: name && say('chat.form.nameMissing'),
    email: email && say(email === 'missing' ? 'chat.form.emailMissing' : 'chat.form.emailInvalid'),
  };
}

function Progress({ view, say }: Pick<NewChatProps, 'view' | 'say'>) {
  if (view.problem) return <Alert tone="bad">{problemSentence(say, view.problem)}</Alert>;
  if (view.step === 'off' || view.step === 'choosing') return null;
  return <Alert>{say(`chat.form.${view.step}`)}</Alert>;
}
