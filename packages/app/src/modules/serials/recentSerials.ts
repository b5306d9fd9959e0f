import { browserStorage, type KeyValueStorage } from '../../browser/storage.ts';

/** A device that was looked up recently. */
export type RecentSerial = { deviceId: string; code: string; productName: string };

/** The storage name of the list; it is cleared when the user signs out (`clearUserData`). */
const NAME = 'recent-serials';
const RECENT_MAX = 8;

/** The devices that a user looked up recently, latest first; the next user of the browser cannot see them. */
export function recentSerials(userId: string, storage: KeyValueStorage = browserStorage) {
  const read = (): RecentSerial[] => {
    const [ownerId, ...lines] = (storage.read(NAME) ?? '').split('\n');
    if (ownerId !== userId) return [];
    return lines.map((line) => {
      const [deviceId = '', code = '', productName = ''] = line.split('\t');
      return { deviceId, code, productName };
    });
  };
  return {
    read,
    note(serial: RecentSerial): void {
      const others = read().filter(({ deviceId }) => deviceId !== serial.deviceId);
      const lines = [serial, ...others]
        .slice(0, RECENT_MAX)
        .map((one) => `${one.deviceId}\t${one.code}\t${one.productName}`);
      storage.write(NAME, [userId, ...lines].join('\n'));
    },
  };
}
