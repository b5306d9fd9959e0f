import { scanLookup, serialList, serialLookup, serialTimeline } from '@tilldesk/domain/lookup';
import { route, type Route } from '../../http/serve.ts';
import { findDevices } from './devices.store.ts';
import { lookUp } from './scan.store.ts';
import { listSerials } from './serial-list.store.ts';
import { readTimeline } from './timeline.store.ts';

export const lookupCalls: Route[] = [
  route(scanLookup, async ({ tx, caller, query }) => ({ hits: await lookUp(tx, caller, query.q) })),
  route(serialLookup, ({ tx, caller, query }) => findDevices(tx, caller, query.q)),
  route(serialList, ({ tx, caller, now, query }) => listSerials(tx, caller, now, query)),
  route(serialTimeline, ({ tx, caller, now, params }) => readTimeline(tx, caller, now, params.deviceId)),
];
