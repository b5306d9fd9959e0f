import { counts } from '@tilldesk/domain/counts';
import { route, changeRoutes, type RequestContext, type Route } from '../../http/serve.ts';
import { listCategories, readPlace } from './count-categories.store.ts';
import { listCounts, readCount } from './counts.store.ts';
import { listLines } from './line-list.store.ts';
import { matchCode } from './match-code.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, recountLines, submitCount } from './review.store.ts';
import { listScans } from './scan-list.store.ts';
import { recordScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

const changeCount = changeRoutes('counts', ({ tx, caller }, id) => readCount(tx, caller, id));

export const countsCalls: Route[] = [
  route(counts.list, ({ tx, caller, query }) => listCounts(tx, caller, query)),
  route(counts.categories, ({ tx, caller, now, query }) => listCategories(tx, caller, now, query)),
  route(counts.place, ({ tx, caller, query }) => readPlace(tx, caller, query)),
  route(counts.one, ({ tx, caller, params }) => readCount(tx, caller, params.id)),
  route(counts.lines, ({ tx, caller, params, query }) => listLines(tx, caller, params.id, query)),
  route(counts.scans, ({ tx, caller, params, query }) => listScans(tx, caller, params.id, query)),

  changeCount(counts.start, ({ tx, caller, now, body }) => startCount(tx, caller, now, body)),

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

  changeCount(counts.submit, ({ tx, caller, now, params, body }) =>
    submitCount(tx, caller, now, params.id, body.version),
  ),

  changeCount(counts.recount, ({ tx, caller, now, params, body }) => recountLines(tx, caller, now, params.id, body)),

  route(counts.post, async ({ tx, caller, now, params, body, publishChange }) => {
    const posted = await postCount(tx, caller, now, params.id, body);
    if (posted) publishCountPosting(publishChange, params.id, posted.productIds);
    return readCount(tx, caller, params.id);
  }),

  changeCount(counts.cancel, ({ tx, caller, now, params, body }) => cancelCount(tx, caller, now, params.id, body)),
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
