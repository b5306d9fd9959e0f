/** What waits to be sent: the id makes a sending that is repeated count once. */
export type Queued = { clientScanId: string };

export type ScanQueueOptions<S extends Queued, A> = {
  /** Sends scans in their order; rejects where nobody answered, or where they were refused. */
  send: (scans: readonly S[]) => Promise<A>;
  /** Hears the answer to a sending. */
  answered: (answer: A, scans: readonly S[]) => void;
  /** Hears why a sending failed; answers whether the same scans wait for another try. */
  failed: (error: unknown, scans: readonly S[]) => 'keep' | 'drop';
  /** Scans of one sending at most. */
  max: number;
  /** Scans that waited before, the oldest first: they go at once. */
  begins?: readonly S[];
  /** Hears which scans have no answer yet, whenever that changes. */
  changed?: (open: readonly S[]) => void;
};

export type ScanQueue<S extends Queued> = {
  /** Takes a scan; it goes at once when nothing is on its way, else with all that waits by then. */
  add: (scan: S) => void;
  /** Sends what waits after a failure: the network is back, or a person asks. */
  again: () => void;
  /** Scans without an answer yet, those on their way first. */
  open: () => readonly S[];
};

/**
 * Sends scans in batches, one batch on its way at a time: the server hears them in the order they were made, a fast
 * scanner costs one call for many codes, and a scan whose answer was lost is sent again under its own id.
 */
export function scanQueue<S extends Queued, A>(options: ScanQueueOptions<S, A>): ScanQueue<S> {
  const { send, answered, failed, max, begins = [], changed = () => {} } = options;
  let waiting: readonly S[] = begins;
  let busy = false;

  const put = (scans: readonly S[]) => {
    waiting = scans;
    changed(scans);
  };

  const next = async () => {
    if (busy || waiting.length === 0) return;
    busy = true;
    const batch = waiting.slice(0, max);
    let continues = true;
    try {
      const answer = await send(batch);
      put(waiting.slice(batch.length));
      answered(answer, batch);
    } catch (error) {
      continues = failed(error, batch) === 'drop';
      if (continues) put(waiting.slice(batch.length));
    } finally {
      busy = false;
    }
    if (continues) await next();
  };

  void next();
  return {
    add(scan) {
      put([...waiting, scan]);
      void next();
    },
    again: () => void next(),
    open: () => waiting,
  };
}
