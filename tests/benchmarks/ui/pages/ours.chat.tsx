import { ChatComposer, ChatWindow, type ChatEntry } from '@tilldesk/ui/chat';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useChat, type BenchMessage } from './chat.tsx';
import { stage } from './stage.tsx';

function entryOf({ id, isOwn, text }: BenchMessage): ChatEntry {
  const at = new Date(Date.parse('2026-03-01T12:00:00Z') + Number(id.slice(1)) * 60_000).toISOString();
  return {
    id,
    content: text,
    isOwn,
    sender: isOwn ? 'Ana' : 'Ben',
    at,
    file: null,
    delivery: 'read',
  };
}

const texts = {
  back: 'Back',
  empty: 'Empty',
  loading: 'Loading',
  earlier: 'Earlier',
  newest: (count: number) => `${count} new`,
  delivery: { queued: 'Queued', sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Failed' },
  retry: 'Retry',
  discard: 'Discard',
  size: (megabytes: string) => `${megabytes} MB`,
  save: (name: string) => `Save ${name}`,
  fileFailed: 'Failed',
  closed: 'Closed',
  reopen: 'Reopen',
};
const composer = {
  message: 'Message',
  placeholder: 'Message',
  hint: 'Enter sends',
  attach: 'Attach',
  send: 'Send',
  size: (megabytes: string) => `${megabytes} MB`,
  uploading: (name: string) => `Uploading ${name}`,
  remove: (name: string) => `Remove ${name}`,
  maxLength: 'Maximum character limit reached',
};

stage(function OurChat({ size }) {
  const [entries, buttons] = useChat(size, entryOf);
  return (
    <ThemeRoot theme="light">
      {buttons}
      <div style={{ width: 400 }}>
        <ChatWindow label="Messages" title="Ben" entries={entries} timeZone="UTC" texts={texts}>
          <ChatComposer onSend={() => {}} onFiles={() => {}} texts={composer} />
        </ChatWindow>
      </div>
    </ThemeRoot>
  );
});
