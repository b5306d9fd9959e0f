import { activations, carriers } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { activationsOf, readActivation } from './activations.store.ts';
import { addCarrier, carrierOf, carriersOf, changeCarrier } from './carriers.store.ts';
import { changePrepared, discardPrepared, prepare } from './preparing.store.ts';
import { tell } from './telling.store.ts';

export const activationsCalls: Served[] = [
  serve(activations.list, async ({ tx, who, query }) => ({ items: await activationsOf(tx, who, query.invoiceId) })),

  serve(activations.prepare, async ({ tx, who, now, body, changed }) => {
    await prepare(tx, who, now, body);
    changed('activations', body.id);
    return readActivation(tx, who, body.id);
  }),

  serve(activations.change, async ({ tx, who, now, params, body, changed }) => {
    await changePrepared(tx, who, now, params.id, body);
    changed('activations', params.id);
    return readActivation(tx, who, params.id);
  }),

  serve(activations.discard, async ({ tx, who, now, params, changed }) => {
    await discardPrepared(tx, who, now, params.id);
    changed('activations', params.id);
    return readActivation(tx, who, params.id);
  }),

  serve(activations.tell, async ({ tx, who, now, params, body, changed }) => {
    const invoiceId = await tell(tx, who, now, params.id, body);
    changed('activations', params.id);
    changed('invoices', invoiceId);
    return readActivation(tx, who, params.id);
  }),

  serve(carriers.list, async ({ tx, who }) => ({ items: await carriersOf(tx, who) })),

  serve(carriers.create, async ({ tx, who, now, body, changed }) => {
    await addCarrier(tx, who, now, body);
    changed('carriers', body.id);
    return carrierOf(tx, who, body.id);
  }),

  serve(carriers.change, async ({ tx, who, now, params, body, changed }) => {
    await changeCarrier(tx, who, now, params.id, body);
    changed('carriers', params.id);
    return carrierOf(tx, who, params.id);
  }),
];
