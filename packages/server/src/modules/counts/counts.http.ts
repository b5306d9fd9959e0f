import { counts } from '@tilldesk/domain/stock';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { listCategories, readPlace } from './count-categories.store.ts';
import { listCounts, readCount } from './counts.store.ts';
import { listLines } from './line-list.store.ts';
import { matchCode } from './match-code.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, recountLines, submitCount } from './review.store.ts';
import { listScans } from './scan-list.store.ts';
import { recordScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

export const countsCalls: Route[] = [
  route(counts.list, ({ tx, caller, query }) => listCounts(tx, caller, query)),
  route(counts.categories, ({ tx, caller, now, query }) => listCategories(tx, caller, now, query)),
  route(counts.place, ({ tx, caller, query }) => readPlace(tx, caller, query)),
  route(counts.one, ({ tx, caller, params }) => readCount(tx, caller, params.id)),
  route(counts.lines, ({ tx, caller, params, query }) => listLines(tx, caller, params.id, query)),
  route(counts.scans, ({ tx, caller, params, query }) => listScans(tx, caller, params.id, query)),

  route(counts.start, async ({ tx, caller, now, body, publishChange }) => {
    await startCount(tx, caller, now, body);
    publishChange('counts', body.id);
    return readCount(tx, caller, body.id);
  }),

  route(counts.scan, async ({ tx, caller, now, params, body, publishChange }) => {
    const recorded = await recordScans(tx, caller, now, params.id, body.scans);
    publishChange('counts', params.id);
    return recorded;
  }),

  route(counts.match, async ({ tx, caller, now, params, body, publishChange }) => {
    const recorded = await matchCode(tx, caller, now, params.id, body);
    publishChange('counts', params.id);
    publishChange('products', body.productId);
    return recorded;
  }),

  route(counts.submit, async ({ tx, caller, now, params, body, publishChange }) => {
    await submitCount(tx, caller, now, params.id, body.version);
    publishChange('counts', params.id);
    return readCount(tx, caller, params.id);
  }),

  route(counts.recount, async ({ tx, caller, now, params, body, publishChange }) => {
    await recountLines(tx, caller, now, params.id, body);
    publishChange('counts', params.id);
    return readCount(tx, caller, params.id);
  }),

  route(counts.post, async ({ tx, caller, now, params, body, publishChange }) => {
    const posted = await postCount(tx, caller, now, params.id, body);
    if (posted) publishCountPosting(publishChange, params.id, posted.productIds);
    return readCount(tx, caller, params.id);
  }),

  route(counts.cancel, async ({ tx, caller, now, params, body, publishChange }) => {
    await cancelCount(tx, caller, now, params.id, body);
    publishChange('counts', params.id);
    return readCount(tx, caller, params.id);
  }),
];

/** A posted count changes stock: publishes the change to all screens that show stock of the products that differed. */
function publishCountPosting(
  changed: RequestContext['publishChange'],
  countId: string,
  productIds: readonly string[],
): void {
  changed('counts', countId);
  const [first] = productIds;
  if (first === undefined) return;
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) changed(resource, first);
}
