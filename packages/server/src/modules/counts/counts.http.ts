import { counts } from '@tilldesk/domain/stock';
import { serve, servesChanges, type Inside, type Served } from '../../http/serve.ts';
import { listCategories, readPlace } from './count-categories.store.ts';
import { listCounts, readCount } from './counts.store.ts';
import { listLines } from './line-list.store.ts';
import { matchCode } from './match-code.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, recountLines, submitCount } from './review.store.ts';
import { listScans } from './scan-list.store.ts';
import { recordScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

const changeCount = servesChanges('counts', ({ tx, caller }, id) => readCount(tx, caller, id));

export const countsCalls: Served[] = [
  serve(counts.list, ({ tx, caller, query }) => listCounts(tx, caller, query)),
  serve(counts.categories, ({ tx, caller, now, query }) => listCategories(tx, caller, now, query)),
  serve(counts.place, ({ tx, caller, query }) => readPlace(tx, caller, query)),
  serve(counts.one, ({ tx, caller, params }) => readCount(tx, caller, params.id)),
  serve(counts.lines, ({ tx, caller, params, query }) => listLines(tx, caller, params.id, query)),
  serve(counts.scans, ({ tx, caller, params, query }) => listScans(tx, caller, params.id, query)),

  changeCount(counts.start, ({ tx, caller, now, body }) => startCount(tx, caller, now, body)),

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

  changeCount(counts.submit, ({ tx, caller, now, params, body }) =>
    submitCount(tx, caller, now, params.id, body.version),
  ),

  changeCount(counts.recount, ({ tx, caller, now, params, body }) => recountLines(tx, caller, now, params.id, body)),

  serve(counts.post, async ({ tx, caller, now, params, body, changed }) => {
    const posted = await postCount(tx, caller, now, params.id, body);
    if (posted) publishCountPosting(changed, params.id, posted.productIds);
    return readCount(tx, caller, params.id);
  }),

  changeCount(counts.cancel, ({ tx, caller, now, params, body }) => cancelCount(tx, caller, now, params.id, body)),
];

/** A posted count changes stock: publishes the change to all screens that show stock of the products that differed. */
function publishCountPosting(changed: Inside['changed'], countId: string, productIds: readonly string[]): void {
  changed('counts', countId);
  const [first] = productIds;
  if (first === undefined) return;
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) changed(resource, first);
}
