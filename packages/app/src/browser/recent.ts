import { browserStorage, type KeyValueStorage } from './storage.ts';

const NAME = 'recent';
const RECENT_MAX = 6;

/** A user's recent choices, latest first. Other users of this browser do not see them. */
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
