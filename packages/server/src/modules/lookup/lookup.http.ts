import { scanLookup, serialList, serialLookup, serialTimeline } from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { findDevices } from './devices.store.ts';
import { lookUp } from './scan.store.ts';
import { listSerials } from './serial-list.store.ts';
import { readTimeline } from './timeline.store.ts';

export const lookupCalls: Served[] = [
  serve(scanLookup, async ({ tx, caller, query }) => ({ hits: await lookUp(tx, caller, query.q) })),
  serve(serialLookup, ({ tx, caller, query }) => findDevices(tx, caller, query.q)),
  serve(serialList, ({ tx, caller, now, query }) => listSerials(tx, caller, now, query)),
  serve(serialTimeline, ({ tx, caller, now, params }) => readTimeline(tx, caller, now, params.deviceId)),
];
