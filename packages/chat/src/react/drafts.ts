import {
  chatProblemOf,
  firstValid,
  type AttachmentProblem,
  type ChatAttachment,
  type ChatProblem,
} from '@tilldesk/domain/chat';
import type { ChatClient } from '../client/ChatClient.ts';
import type { ChatUpload } from '../client/ChatTransport.ts';

/** The file of the next message. `progress` is the uploaded share, 0 to 1; `address` is set when the upload is complete. */
export type DraftFile = ChatAttachment & { progress: number; address: string | null };

/** The draft of a message in a chat. `problem` says why a file was rejected or its upload failed. */
export type Draft = {
  readonly text: string;
  readonly file: DraftFile | null;
  readonly problem: AttachmentProblem | { readonly code: 'upload'; readonly cause: ChatProblem } | null;
};

export type Drafts = {
  /** Returns the draft of a chat. The same object while nothing changes. */
  of: (chatId: string) => Draft;
  write: (chatId: string, text: string) => void;
  /** Attaches the first allowed file (spec §5) and replaces an existing one. `limit` in bytes. */
  attach: (chatId: string, files: readonly File[], limit: number, upload: Upload) => void;
  detach: (chatId: string) => void;
  /** Clears the draft after the message was sent. */
  clear: (chatId: string) => void;
  subscribe: (listener: () => void) => () => void;
};

type Upload = (file: File, onProgress: (share: number) => void) => ChatUpload;

const nothing: Draft = { text: '', file: null, problem: null };

/** Creates the drafts of all chats. They last as long as the page, also when the window is closed. */
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

/** Returns the drafts of a client. All components of the same client share them. */
export function draftsOf(client: ChatClient): Drafts {
  const drafts = current.get(client) ?? createDrafts();
  current.set(client, drafts);
  return drafts;
}
