import { scanLookup, serialList, serialLookup, serialTimeline } from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { findDevices } from './devices.store.ts';
import { lookUp } from './scan.store.ts';
import { listSerials } from './serial-list.store.ts';
import { readTimeline } from './timeline.store.ts';

export const lookupCalls: Served[] = [
  serve(scanLookup, async ({ tx, who, query }) => ({ hits: await lookUp(tx, who, query.q) })),
  serve(serialLookup, ({ tx, who, query }) => findDevices(tx, who, query.q)),
  serve(serialList, ({ tx, who, now, query }) => listSerials(tx, who, now, query)),
  serve(serialTimeline, ({ tx, who, now, params }) => readTimeline(tx, who, now, params.deviceId)),
];
