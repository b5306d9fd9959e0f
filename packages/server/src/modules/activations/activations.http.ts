import { activations, carriers } from '@tilldesk/domain/selling';
import { route, type Route } from '../../http/serve.ts';
import { activationsOf, readActivation } from './activations.store.ts';
import { addCarrier, carrierOf, carriersOf, changeCarrier } from './carriers.store.ts';
import { changePrepared, discardPrepared, prepare } from './preparing.store.ts';
import { reportStatus } from './notify.store.ts';

export const activationsCalls: Route[] = [
  route(activations.list, async ({ tx, caller, query }) => ({
    items: await activationsOf(tx, caller, query.invoiceId),
  })),

  route(activations.prepare, async ({ tx, caller, now, body, publishChange }) => {
    await prepare(tx, caller, now, body);
    publishChange('activations', body.id);
    return readActivation(tx, caller, body.id);
  }),

  route(activations.change, async ({ tx, caller, now, params, body, publishChange }) => {
    await changePrepared(tx, caller, now, params.id, body);
    publishChange('activations', params.id);
    return readActivation(tx, caller, params.id);
  }),

  route(activations.discard, async ({ tx, caller, now, params, publishChange }) => {
    await discardPrepared(tx, caller, now, params.id);
    publishChange('activations', params.id);
    return readActivation(tx, caller, params.id);
  }),

  route(activations.tell, async ({ tx, caller, now, params, body, publishChange }) => {
    const invoiceId = await reportStatus(tx, caller, now, params.id, body);
    publishChange('activations', params.id);
    publishChange('invoices', invoiceId);
    return readActivation(tx, caller, params.id);
  }),

  route(carriers.list, async ({ tx, caller }) => ({ items: await carriersOf(tx, caller) })),

  route(carriers.create, async ({ tx, caller, now, body, publishChange }) => {
    await addCarrier(tx, caller, now, body);
    publishChange('carriers', body.id);
    return carrierOf(tx, caller, body.id);
  }),

  route(carriers.change, async ({ tx, caller, now, params, body, publishChange }) => {
    await changeCarrier(tx, caller, now, params.id, body);
    publishChange('carriers', params.id);
    return carrierOf(tx, caller, params.id);
  }),
];
