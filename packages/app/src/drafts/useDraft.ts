import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftSaver, DraftProblem } from './draftSaver.ts';
import { openDraft } from './drafts.ts';
import type { Written } from './unsent.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/** The draft of a form, as used by its screen. */
export type FormDraft = {
  /** When the restored draft was written, ISO text; null while nothing was restored. */
  restoredAt: string | null;
  problem: DraftProblem;
  /** Sends pending content at once; called on blur. */
  flush: () => void;
  /** The content was saved or discarded: deletes the draft. */
  drop: () => void;
};

/**
 * Saves `content` (plain JSON, or null when nothing is unsaved) as the user's draft of this page and record. Passes an earlier
 * draft to `restore`, with the time of its saving. `restore` returns, possibly later, whether it restored anything; a draft
 * that it does not restore is deleted. Only for pages whose route has `onLeave`.
 */
export function useDraft(
  record: string,
  content: unknown,
  restore: (content: unknown, savedAt: string) => boolean | Promise<boolean>,
): FormDraft {
  const page = useCurrentPage();
  const route = page?.onLeave === true ? page.path : null;
  const saver = useRef<DraftSaver | null>(null);
  const wasWritten = useRef(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [problem, setProblem] = useState<DraftProblem>(null);
  const text = content === null ? null : JSON.stringify(content);

  const restoreSaved = useEffectEvent(async ({ content: found, savedAt }: Written) => {
    if (await restore(found, savedAt)) setRestoredAt(savedAt);
    // Content written in the meantime has replaced the earlier draft.
    else if (!wasWritten.current) saver.current?.drop();
  });

  useEffect(
    function openSavedDraft() {
      if (route === null) return;
      const place = { route, record };
      const own = openDraft(place, { found: (written) => void restoreSaved(written), problem: setProblem });
      saver.current = own;
      return () => {
        saver.current = null;
        own.close();
      };
    },
    [route, record],
  );
  useEffect(
    function saveCurrentContent() {
      if (text !== null) saver.current?.write(JSON.parse(text));
      else if (wasWritten.current) saver.current?.drop();
      wasWritten.current = text !== null;
    },
    [text],
  );

  return {
    restoredAt: text === null ? null : restoredAt,
    problem,
    flush: () => saver.current?.flush(),
    drop() {
      setRestoredAt(null);
      saver.current?.drop();
    },
  };
}
