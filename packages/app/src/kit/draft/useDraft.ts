import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKeeper, DraftTrouble } from '../../wiring/draftKeeper.ts';
import { openDraft } from '../../wiring/drafts.ts';
import type { Written } from '../../wiring/unsent.ts';
import { useCurrentPage } from '../page/useCurrentPage.ts';

/** The draft of a form, as its screen needs it. */
export type FormDraft = {
  /** When what was restored had been written, ISO text; null while nothing was restored. */
  restoredAt: string | null;
  trouble: DraftTrouble;
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
  const keeper = useRef<DraftKeeper | null>(null);
  const wasWritten = useRef(false);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<DraftTrouble>(null);
  const text = content === null ? null : JSON.stringify(content);

  const takeUp = useEffectEvent(async ({ content: found, savedAt }: Written) => {
    if (await restore(found, savedAt)) setRestoredAt(savedAt);
    // What was written since has replaced it.
    else if (!wasWritten.current) keeper.current?.drop();
  });

  useEffect(
    function keepADraft() {
      if (route === null) return;
      const place = { route, record };
      const own = openDraft(place, { found: (written) => void takeUp(written), trouble: setTrouble });
      keeper.current = own;
      return () => {
        keeper.current = null;
        own.close();
      };
    },
    [route, record],
  );
  useEffect(
    function keepWhatStandsThere() {
      if (text !== null) keeper.current?.write(JSON.parse(text));
      else if (wasWritten.current) keeper.current?.drop();
      wasWritten.current = text !== null;
    },
    [text],
  );

  return {
    restoredAt: text === null ? null : restoredAt,
    trouble,
    flush: () => keeper.current?.flush(),
    drop() {
      setRestoredAt(null);
      keeper.current?.drop();
    },
  };
}
