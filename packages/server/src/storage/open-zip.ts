import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';

/** An archive on disk whose parts are read as streams. */
export type Zip = {
  has: (name: string) => boolean;
  /**
   * Returns the unpacked bytes of a part. The stream fails if there are more than the directory states. Throws if there is no
   * such part.
   */
  read: (name: string) => Promise<Readable>;
  close: () => void;
};

/** Opens an archive and reads only its directory. */
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
