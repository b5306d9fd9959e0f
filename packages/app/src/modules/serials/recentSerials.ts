import { browserKeep, type Keep } from '../../wiring/storage.ts';

/** A device that was looked up lately. */
export type RecentSerial = { deviceId: string; code: string; productName: string };

/** Kept of one person by this name; it goes when the person leaves the browser (`forgetPerson`). */
const NAME = 'recent-serials';
const KEPT = 8;

/** What a person looked up lately, latest first; the next person at this browser sees nothing of it. */
export function recentSerials(userId: string, keep: Keep = browserKeep) {
  const read = (): RecentSerial[] => {
    const [whose, ...lines] = (keep.read(NAME) ?? '').split('\n');
    if (whose !== userId) return [];
    return lines.map((line) => {
      const [deviceId = '', code = '', productName = ''] = line.split('\t');
      return { deviceId, code, productName };
    });
  };
  return {
    read,
    note(serial: RecentSerial): void {
      const others = read().filter(({ deviceId }) => deviceId !== serial.deviceId);
      const lines = [serial, ...others].slice(0, KEPT).map((one) => `${one.deviceId}\t${one.code}\t${one.productName}`);
      keep.write(NAME, [userId, ...lines].join('\n'));
    },
  };
}
