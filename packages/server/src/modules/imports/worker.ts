import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../http/answer.ts';
import { asOwner, inBusiness, type Tx } from '../../database/transaction.ts';
import { processBatch, type Progress } from './batch.store.ts';
import { importNouns } from './importers.ts';
import { failImport, importsAtWork, analyzeTables, type AtWork } from './work.store.ts';

/** The batches after which the statistics are updated: plans for empty tables make each batch slower. */
const ANALYZED_AFTER_BATCHES: readonly number[] = [1, 4, 16, 64];

/** The interval at which progress is published, in milliseconds. */
const PUBLISH_INTERVAL_MS = 400;

/** The background worker of imports. */
export type ImportWorker = {
  /** Resolves when no import is active. */
  settled: () => Promise<void>;
  /** Stops after the current batch. The remaining work continues at the next start or on another server. */
  stop: () => Promise<void>;
};

/**
 * Processes imports batch by batch, one batch at a time and the imports in rotation, so that a till never waits for a file.
 * Starts with the imports that were active when the server stopped, and receives others by the changes of their resource.
 */
export function workOnImports(services: Services, log?: Pick<FastifyBaseLogger, 'error'>): ImportWorker {
  const resources = new Map(importNouns.map((importer) => [importer.entity.calls.name as string, importer]));
  const waiting: AtWork[] = [];
  let isStopped = false;
  let working = Promise.resolve();
  const publishChange = ({ businessId, storeId }: AtWork, resource: string, id: string) =>
    services.changes.publish({ businessId, storeId }, resource, id);

  let isWorking = false;

  /** An import that changes during its batch is enqueued again: the change may be a new start. */
  const enqueue = (job: AtWork): void => {
    if (!waiting.some(({ id }) => id === job.id)) waiting.push(job);
    if (isWorking) return;
    isWorking = true;
    working = working.then(work);
  };

  async function work(): Promise<void> {
    const publishedAt = new Map<string, number>();
    const batches = new Map<string, number>();
    for (let job = waiting.shift(); job && !isStopped; job = waiting.shift()) {
      const progress = await batch(job);
      const count = (batches.get(job.id) ?? 0) + 1;
      batches.set(job.id, count);
      if (progress === 'goes on' && ANALYZED_AFTER_BATCHES.includes(count))
        await analyze(resources.get(job.resource)?.grows ?? []);
      const now = services.clock().getTime();
      if (progress === 'goes on') enqueue(job);
      // The worker's own change enqueues a finished import once more. That is not published.
      if (progress === 'not at work') continue;
      if (progress === 'goes on' && now - (publishedAt.get(job.id) ?? 0) < PUBLISH_INTERVAL_MS) continue;
      publishedAt.set(job.id, now);
      publishChange(job, job.resource, job.id);
      if (progress !== 'goes on')
        for (const one of resources.get(job.resource)?.changedResources ?? []) publishChange(job, one, job.id);
    }
    isWorking = false;
  }

  const analyze = (tables: readonly string[]): Promise<void> =>
    asOwner(services.db, (tx) => analyzeTables(tx, tables)).catch((error: unknown) =>
      log?.error({ err: error }, 'tables that an import fills could not be looked at'),
    );

  async function batch({ businessId, id }: AtWork): Promise<Progress> {
    const now = services.clock().toISOString();
    try {
      const processOne = async (tx: Tx) => {
        const at = (await services.businessTime?.(tx, businessId, now)) ?? now;
        return processBatch(tx, businessId, id, at, importNouns);
      };
      return await inBusiness(services.db, businessId, processOne, { safeToRepeat: true });
    } catch (error) {
      log?.error({ err: error, import: id }, 'an import broke off');
      // If the database is unavailable, the import remains active and continues at the next start.
      await inBusiness(services.db, businessId, (tx) => failImport(tx, businessId, id, now)).catch(() => undefined);
      return 'broke off';
    }
  }

  services.changes.listen((audience, resource, id) => {
    if (resources.has(resource) && !isStopped) enqueue({ ...audience, resource, id });
  });
  working = asOwner(services.db, importsAtWork).then(
    (left) => left.forEach(enqueue),
    (error: unknown) => log?.error({ err: error }, 'imports that were at work could not be looked up'),
  );

  const settled = async (): Promise<void> => {
    const awaited = working;
    await awaited;
    if (awaited !== working) await settled();
  };
  return {
    settled,
    async stop() {
      isStopped = true;
      await settled();
    },
  };
}
