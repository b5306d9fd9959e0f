import { browserStorage, type KeyValueStorage } from './storage.ts';

const NAME = 'recent';
const RECENT_MAX = 6;

/** What a person chose lately, latest first; the next person at this browser sees nothing of it. */
export function recentOf(userId: string, storage: KeyValueStorage = browserStorage) {
  const read = (): readonly string[] => {
    const [ownerId, ...ids] = (storage.read(NAME) ?? '').split('\n');
    return ownerId === userId ? ids : [];
  };
  return {
    read,
    note(id: string): void {
      const ids = [id, ...read().filter((one) => one !== id)].slice(0, RECENT_MAX);
      storage.write(NAME, [userId, ...ids].join('\n'));
    },
  };
}
