import { drafts, withoutSecrets, type DraftPlace } from '@tilldesk/domain/drafts';
import { call } from '../api/call.ts';
import { createDraftSaver, type DraftHandlers, type DraftSaver } from './draftSaver.ts';
import { acquireTabLock } from '../browser/tabLock.ts';
import { unsent } from './unsent.ts';

/** A browser lets a closing page send at most 64 KiB in total. */
const BEACON_BYTES_MAX = 60_000;

/**
 * Saves what a user types at a place, in this tab's storage and on the server, without PINs, passwords and passcodes. Pending
 * content is also sent when the tab becomes hidden.
 */
export function openDraft(place: DraftPlace, handlers: DraftHandlers): DraftSaver {
  const saver = createDraftSaver(
    {
      find: async () => (await call(drafts.find, { query: place })).draft,
      save: (content) =>
        call(drafts.save, { body: { ...place, content } }, { keepalive: document.hidden && isShort(content) }),
      discard: (id) => call(drafts.discard, { params: { id } }),
      memory: {
        read: () => unsent.read(place),
        write: (written) => unsent.write(place, written),
        drop: () => unsent.drop(place),
      },
      acquireLock: () => acquireTabLock(`draft ${place.route} ${place.record}`),
      now: () => new Date().toISOString(),
    },
    handlers,
  );
  const flushWhenHidden = () => {
    if (document.hidden) saver.flush();
  };
  document.addEventListener('visibilitychange', flushWhenHidden);
  addEventListener('online', saver.flush);
  return {
    ...saver,
    write: (content) => saver.write(withoutSecrets(content)),
    close() {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      removeEventListener('online', saver.flush);
      saver.close();
    },
  };
}

const isShort = (content: unknown): boolean => JSON.stringify(content).length < BEACON_BYTES_MAX;
