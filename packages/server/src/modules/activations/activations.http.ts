import { activations, carriers } from '@tilldesk/domain/activations';
import { route, changeRoutes, type Route } from '../../http/serve.ts';
import { activationsOf, readActivation } from './activations.store.ts';
import { addCarrier, carrierOf, carriersOf, changeCarrier } from './carriers.store.ts';
import { changePrepared, discardPrepared, prepare } from './preparing.store.ts';
import { reportStatus } from './notify.store.ts';

const changeActivation = changeRoutes('activations', ({ tx, caller }, id) => readActivation(tx, caller, id));
const saveCarrier = changeRoutes('carriers', ({ tx, caller }, id) => carrierOf(tx, caller, id));

export const activationsCalls: Route[] = [
  route(activations.list, async ({ tx, caller, query }) => ({
    items: await activationsOf(tx, caller, query.invoiceId),
  })),

  changeActivation(activations.prepare, ({ tx, caller, now, body }) => prepare(tx, caller, now, body)),

  changeActivation(activations.change, ({ tx, caller, now, params, body }) =>
    changePrepared(tx, caller, now, params.id, body),
  ),

  changeActivation(activations.discard, ({ tx, caller, now, params }) => discardPrepared(tx, caller, now, params.id)),

  changeActivation(activations.report, async ({ tx, caller, now, params, body, publishChange }) => {
    publishChange('invoices', await reportStatus(tx, caller, now, params.id, body));
  }),

  route(carriers.list, async ({ tx, caller }) => ({ items: await carriersOf(tx, caller) })),

  saveCarrier(carriers.create, ({ tx, caller, now, body }) => addCarrier(tx, caller, now, body)),

  saveCarrier(carriers.change, ({ tx, caller, now, params, body }) => changeCarrier(tx, caller, now, params.id, body)),
];
