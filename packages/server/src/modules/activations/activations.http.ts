import { activations, carriers } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { activationsOf, readActivation } from './activations.store.ts';
import { addCarrier, carrierOf, carriersOf, changeCarrier } from './carriers.store.ts';
import { changePrepared, discardPrepared, prepare } from './preparing.store.ts';
import { reportStatus } from './notify.store.ts';

export const activationsCalls: Served[] = [
  serve(activations.list, async ({ tx, caller, query }) => ({
    items: await activationsOf(tx, caller, query.invoiceId),
  })),

  serve(activations.prepare, async ({ tx, caller, now, body, changed }) => {
    await prepare(tx, caller, now, body);
    changed('activations', body.id);
    return readActivation(tx, caller, body.id);
  }),

  serve(activations.change, async ({ tx, caller, now, params, body, changed }) => {
    await changePrepared(tx, caller, now, params.id, body);
    changed('activations', params.id);
    return readActivation(tx, caller, params.id);
  }),

  serve(activations.discard, async ({ tx, caller, now, params, changed }) => {
    await discardPrepared(tx, caller, now, params.id);
    changed('activations', params.id);
    return readActivation(tx, caller, params.id);
  }),

  serve(activations.tell, async ({ tx, caller, now, params, body, changed }) => {
    const invoiceId = await reportStatus(tx, caller, now, params.id, body);
    changed('activations', params.id);
    changed('invoices', invoiceId);
    return readActivation(tx, caller, params.id);
  }),

  serve(carriers.list, async ({ tx, caller }) => ({ items: await carriersOf(tx, caller) })),

  serve(carriers.create, async ({ tx, caller, now, body, changed }) => {
    await addCarrier(tx, caller, now, body);
    changed('carriers', body.id);
    return carrierOf(tx, caller, body.id);
  }),

  serve(carriers.change, async ({ tx, caller, now, params, body, changed }) => {
    await changeCarrier(tx, caller, now, params.id, body);
    changed('carriers', params.id);
    return carrierOf(tx, caller, params.id);
  }),
];
