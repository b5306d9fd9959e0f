import { drafts, withoutSecrets, type DraftPlace } from '@tilldesk/domain/shop';
import { call } from './api.ts';
import { draftKeeper, type DraftEars, type DraftKeeper } from './draftKeeper.ts';
import { takeTurn } from './turn.ts';
import { unsent } from './unsent.ts';

/** What a browser lets a page send on while it closes: 64 KiB over all. */
const LAST_WORDS_MAX = 60_000;

/**
 * Keeps what a person writes at a place, in this tab's memory and on the server, without PINs, passwords and
 * passcodes. What waits is also sent when the tab goes out of sight.
 */
export function openDraft(place: DraftPlace, ears: DraftEars): DraftKeeper {
  const keeper = draftKeeper(
    {
      find: async () => (await call(drafts.find, { query: place })).draft,
      keep: (content) =>
        call(drafts.keep, { body: { ...place, content } }, { keepalive: document.hidden && isShort(content) }),
      discard: (id) => call(drafts.discard, { params: { id } }),
      memory: {
        read: () => unsent.read(place),
        write: (written) => unsent.write(place, written),
        drop: () => unsent.drop(place),
      },
      turn: () => takeTurn(`draft ${place.route} ${place.record}`),
      now: () => new Date().toISOString(),
    },
    ears,
  );
  const flushWhenHidden = () => {
    if (document.hidden) keeper.flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('online', keeper.flush);
  return {
    ...keeper,
    write: (content) => keeper.write(withoutSecrets(content)),
    close() {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('online', keeper.flush);
      keeper.close();
    },
  };
}

const isShort = (content: unknown): boolean => JSON.stringify(content).length < LAST_WORDS_MAX;
