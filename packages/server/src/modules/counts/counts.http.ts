import { counts } from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { listCategories, readPlace } from './count-categories.store.ts';
import { listCounts, readCount } from './counts.store.ts';
import { listLines } from './line-list.store.ts';
import { matchCode } from './match-code.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, recountLines, submitCount } from './review.store.ts';
import { listScans } from './scan-list.store.ts';
import { takeScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

export const countsCalls: Served[] = [
  serve(counts.list, ({ tx, who, query }) => listCounts(tx, who, query)),
  serve(counts.categories, ({ tx, who, now, query }) => listCategories(tx, who, now, query)),
  serve(counts.place, ({ tx, who, query }) => readPlace(tx, who, query)),
  serve(counts.one, ({ tx, who, params }) => readCount(tx, who, params.id)),
  serve(counts.lines, ({ tx, who, params, query }) => listLines(tx, who, params.id, query)),
  serve(counts.scans, ({ tx, who, params, query }) => listScans(tx, who, params.id, query)),

  serve(counts.start, async ({ tx, who, now, body, changed }) => {
    await startCount(tx, who, now, body);
    changed('counts', body.id);
    return readCount(tx, who, body.id);
  }),

  serve(counts.scan, async ({ tx, who, now, params, body, changed }) => {
    const taken = await takeScans(tx, who, now, params.id, body.scans);
    changed('counts', params.id);
    return taken;
  }),

  serve(counts.match, async ({ tx, who, now, params, body, changed }) => {
    const taken = await matchCode(tx, who, now, params.id, body);
    changed('counts', params.id);
    changed('products', body.productId);
    return taken;
  }),

  serve(counts.submit, async ({ tx, who, now, params, body, changed }) => {
    await submitCount(tx, who, now, params.id, body.version);
    changed('counts', params.id);
    return readCount(tx, who, params.id);
  }),

  serve(counts.recount, async ({ tx, who, now, params, body, changed }) => {
    await recountLines(tx, who, now, params.id, body);
    changed('counts', params.id);
    return readCount(tx, who, params.id);
  }),

  serve(counts.post, async ({ tx, who, now, params, body, changed }) => {
    const posted = await postCount(tx, who, now, params.id, body);
    if (posted) tellOfPosting(changed, params.id, posted.productIds);
    return readCount(tx, who, params.id);
  }),

  serve(counts.cancel, async ({ tx, who, now, params, body, changed }) => {
    await cancelCount(tx, who, now, params.id, body);
    changed('counts', params.id);
    return readCount(tx, who, params.id);
  }),
];

/** A posting is stock: what shows the goods that differed shows it too. */
function tellOfPosting(changed: Inside['changed'], countId: string, productIds: readonly string[]): void {
  changed('counts', countId);
  const [first] = productIds;
  if (first === undefined) return;
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) changed(resource, first);
}
