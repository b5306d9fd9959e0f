import { counts } from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { listCategories, readPlace } from './count-categories.store.ts';
import { listCounts, readCount } from './counts.store.ts';
import { listLines } from './line-list.store.ts';
import { matchCode } from './match-code.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, recountLines, submitCount } from './review.store.ts';
import { listScans } from './scan-list.store.ts';
import { recordScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

export const countsCalls: Served[] = [
  serve(counts.list, ({ tx, caller, query }) => listCounts(tx, caller, query)),
  serve(counts.categories, ({ tx, caller, now, query }) => listCategories(tx, caller, now, query)),
  serve(counts.place, ({ tx, caller, query }) => readPlace(tx, caller, query)),
  serve(counts.one, ({ tx, caller, params }) => readCount(tx, caller, params.id)),
  serve(counts.lines, ({ tx, caller, params, query }) => listLines(tx, caller, params.id, query)),
  serve(counts.scans, ({ tx, caller, params, query }) => listScans(tx, caller, params.id, query)),

  serve(counts.start, async ({ tx, caller, now, body, changed }) => {
    await startCount(tx, caller, now, body);
    changed('counts', body.id);
    return readCount(tx, caller, body.id);
  }),

  serve(counts.scan, async ({ tx, caller, now, params, body, changed }) => {
    const recorded = await recordScans(tx, caller, now, params.id, body.scans);
    changed('counts', params.id);
    return recorded;
  }),

  serve(counts.match, async ({ tx, caller, now, params, body, changed }) => {
    const recorded = await matchCode(tx, caller, now, params.id, body);
    changed('counts', params.id);
    changed('products', body.productId);
    return recorded;
  }),

  serve(counts.submit, async ({ tx, caller, now, params, body, changed }) => {
    await submitCount(tx, caller, now, params.id, body.version);
    changed('counts', params.id);
    return readCount(tx, caller, params.id);
  }),

  serve(counts.recount, async ({ tx, caller, now, params, body, changed }) => {
    await recountLines(tx, caller, now, params.id, body);
    changed('counts', params.id);
    return readCount(tx, caller, params.id);
  }),

  serve(counts.post, async ({ tx, caller, now, params, body, changed }) => {
    const posted = await postCount(tx, caller, now, params.id, body);
    if (posted) publishCountPosting(changed, params.id, posted.productIds);
    return readCount(tx, caller, params.id);
  }),

  serve(counts.cancel, async ({ tx, caller, now, params, body, changed }) => {
    await cancelCount(tx, caller, now, params.id, body);
    changed('counts', params.id);
    return readCount(tx, caller, params.id);
  }),
];

/** A posted count changes stock: publishes the change to all screens that show stock of the products that differed. */
function publishCountPosting(changed: Inside['changed'], countId: string, productIds: readonly string[]): void {
  changed('counts', countId);
  const [first] = productIds;
  if (first === undefined) return;
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) changed(resource, first);
}
