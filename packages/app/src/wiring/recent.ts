import { browserKeep, type Keep } from './storage.ts';

const NAME = 'recent';
const KEPT = 6;

/** What a person chose lately, latest first; the next person at this browser sees nothing of it. */
export function recentOf(userId: string, keep: Keep = browserKeep) {
  const read = (): readonly string[] => {
    const [whose, ...ids] = (keep.read(NAME) ?? '').split('\n');
    return whose === userId ? ids : [];
  };
  return {
    read,
    note(id: string): void {
      const ids = [id, ...read().filter((one) => one !== id)].slice(0, KEPT);
      keep.write(NAME, [userId, ...ids].join('\n'));
    },
  };
}
