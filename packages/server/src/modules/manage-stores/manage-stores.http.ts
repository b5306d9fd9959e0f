import { stores } from '@tilldesk/domain/stores';
import { route, type Route } from '../../http/serve.ts';
import { addStore, endSignInsAt, storeRecords } from './manage-stores.store.ts';

export const manageStoresCalls: Route[] = [
  route(stores.list, ({ tx, caller, now, query }) => storeRecords.list(tx, caller, now, query)),
  route(stores.one, ({ tx, caller, params }) => storeRecords.one(tx, caller, params.id)),
  route(stores.create, async ({ tx, caller, now, body, publishChange }) => {
    await addStore(tx, caller, now, body);
    publishChange(stores.name, body.id);
    return storeRecords.one(tx, caller, body.id);
  }),
  route(stores.change, async ({ tx, caller, now, params, body, publishChange, publish }) => {
    const { active } = await storeRecords.change(tx, caller, now, params.id, body);
    if (!active) publish(await endSignInsAt(tx, caller.businessId, params.id, now));
    publishChange(stores.name, params.id);
    return storeRecords.one(tx, caller, params.id);
  }),
];
