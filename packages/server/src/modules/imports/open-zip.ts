import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';

/** An archive on the disk, of which single parts are read as streams. */
export type Zip = {
  has: (name: string) => boolean;
  /** The unpacked bytes of a part; more than its directory promised breaks the stream. @throws where there is none */
  read: (name: string) => Promise<Readable>;
  close: () => void;
};

/** Opens an archive and reads its directory alone. */
export async function openZip(at: string): Promise<Zip> {
  const file = await openPromise(at, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`zip: there is no ${name}`);
      return file.openReadStreamPromise(entry);
    },
    close: () => file.close(),
  };
}
