import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftSaver, DraftProblem } from './draftSaver.ts';
import { openDraft } from './drafts.ts';
import type { Written } from './unsent.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/** The draft of a form, as its screen needs it. */
export type FormDraft = {
  /** When what was restored had been written, ISO text; null while nothing was restored. */
  restoredAt: string | null;
  problem: DraftProblem;
  /** Sends at once: the focus left a field. */
  flush: () => void;
  /** It was saved, or thrown away. */
  drop: () => void;
};

/**
 * Keeps `content`, plain JSON or null where nothing is unsaved, as the person's draft of this page and record, and
 * hands what was saved before to `restore`, with the instant of its saving. `restore` answers, also later, whether it
 * restored anything; a draft that it does not restore is discarded. Only on pages whose line says `onLeave`.
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
    // What was written since has replaced it.
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
