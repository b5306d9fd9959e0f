/** An item of the queue; its id makes a repeated request count once. */
export type Queued = { clientScanId: string };

export type ScanQueueOptions<S extends Queued, A> = {
  /** Sends scans in order; rejects when there was no response or when the server rejected them. */
  send: (scans: readonly S[]) => Promise<A>;
  /** Called with the response to a request. */
  answered: (answer: A, scans: readonly S[]) => void;
  /** Called with the error of a request; returns whether to send the scans again. */
  failed: (error: unknown, scans: readonly S[]) => 'retry' | 'drop';
  /** The maximum number of scans per request. */
  max: number;
  /** Scans that were saved earlier, oldest first; they are sent immediately. */
  begins?: readonly S[];
  /** Called with the scans without a response whenever these change. */
  changed?: (open: readonly S[]) => void;
};

export type ScanQueue<S extends Queued> = {
  /** Adds a scan. It is sent immediately if no request is running, else in the next batch. */
  add: (scan: S) => void;
  /** Sends the waiting scans after a failure, when the network is back or the user retries. */
  again: () => void;
  /** Returns the scans without a response, those being sent first. */
  open: () => readonly S[];
};

/**
 * Sends scans in batches, one request at a time: the server receives them in order, a fast scanner needs one request
 * for many codes, and a scan whose response was lost is sent again with the same id.
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
