import {
  chatProblemOf,
  firstValid,
  type AttachmentProblem,
  type ChatAttachment,
  type ChatProblem,
} from '@tilldesk/domain/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import type { ChatUpload } from '../client/ChatTransport.ts';

/** A file that goes with the next message: `progress` is the share that has gone, 0 to 1; `address` is there when all has. */
export type DraftFile = ChatAttachment & { progress: number; address: string | null };

/** What a person was writing in a chat. `problem` says why a file was not taken, or did not arrive. */
export type Draft = {
  readonly text: string;
  readonly file: DraftFile | null;
  readonly problem: AttachmentProblem | { readonly code: 'upload'; readonly cause: ChatProblem } | null;
};

export type Drafts = {
  /** The same object as long as nothing changed. */
  of: (chatId: string) => Draft;
  write: (chatId: string, text: string) => void;
  /** Takes the first file that may be sent (spec §5), in the place of one that is there; `limit` in bytes. */
  attach: (chatId: string, files: readonly File[], limit: number, upload: Upload) => void;
  detach: (chatId: string) => void;
  /** It was sent. */
  clear: (chatId: string) => void;
  subscribe: (listener: () => void) => () => void;
};

type Upload = (file: File, onProgress: (share: number) => void) => ChatUpload;

const nothing: Draft = { text: '', file: null, problem: null };

/** What is being written in each chat, kept while the page lives: also when its window is left or closed. */
export function createDrafts(): Drafts {
  const drafts = new Map<string, Draft>();
  const uploads = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  const of = (chatId: string) => drafts.get(chatId) ?? nothing;
  const change = (chatId: string, part: Partial<Draft>) => {
    drafts.set(chatId, { ...of(chatId), ...part });
    for (const listener of listeners) listener();
  };
  const cancel = (chatId: string) => {
    uploads.get(chatId)?.();
    uploads.delete(chatId);
  };

  return {
    of,
    write: (chatId, text) => change(chatId, { text, problem: null }),
    attach(chatId, files, limit, upload) {
      const { file, problems } = firstValid(files, limit);
      if (!file) return change(chatId, { problem: problems[0] ?? null });
      cancel(chatId);
      const { name, size, type } = file;
      const uploadingFile: DraftFile = { name, size, type, progress: 0, address: null };
      change(chatId, { file: uploadingFile, problem: null });
      let isActive = true;
      const arrive = (part: Partial<Draft>) => {
        if (!isActive) return;
        isActive = false;
        change(chatId, part);
      };
      const { done, cancel: stop } = upload(file, (progress) => {
        if (isActive) change(chatId, { file: { ...uploadingFile, progress } });
      });
      uploads.set(chatId, () => {
        isActive = false;
        stop();
      });
      done.then(
        (address) => arrive({ file: address === null ? null : { ...uploadingFile, progress: 1, address } }),
        (cause: unknown) => arrive({ file: null, problem: { code: 'upload', cause: chatProblemOf(cause) } }),
      );
    },
    detach(chatId) {
      cancel(chatId);
      change(chatId, { file: null, problem: null });
    },
    clear(chatId) {
      uploads.delete(chatId);
      change(chatId, nothing);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const current = new WeakMap<ChatClient, Drafts>();

/** What is being written over a client, wherever its chats are drawn. */
export function draftsOf(client: ChatClient): Drafts {
  const drafts = current.get(client) ?? createDrafts();
  current.set(client, drafts);
  return drafts;
}
