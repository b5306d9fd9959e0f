import { registers } from '@tilldesk/domain/registers';
import { route, type Route } from '../../http/serve.ts';
import { readDrawerDetails, readReport } from './drawer-details.store.ts';
import { listOutsideCash } from './outside-cash.store.ts';

/** Drawers with the documents whose money is in them. */
export const drawersCalls: Route[] = [
  route(registers.outside, ({ tx, caller, now, query }) => listOutsideCash(tx, caller, now, query)),
  route(registers.one, ({ tx, caller, params }) => readDrawerDetails(tx, caller, params.id)),
  route(registers.report, ({ tx, caller, now, params }) => readReport(tx, caller, now, params.id)),
];
