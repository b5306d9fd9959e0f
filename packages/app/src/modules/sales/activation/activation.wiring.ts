import { activations, carriers, type ActivationInput, type Carrier } from '@tilldesk/domain/activations';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';

/** The cart line of an activation; `version` is the saved version, null for a new activation. */
type ActivationPlace = { id: string; invoiceId: string; lineId: string; version: number | null };

/** Saves an activation; creates it if `version` is null. Throws `ApiProblem`. */
export async function saveActivation(place: ActivationPlace, terms: ActivationInput): Promise<void> {
  const { id, invoiceId, lineId, version } = place;
  if (version === null) await call(activations.prepare, { body: { ...terms, id, invoiceId, lineId } });
  else await call(activations.change, { params: { id }, body: { ...terms, version } });
  refresh('activations');
}

/** Removes activations from their cart. Throws `ApiProblem`. */
export async function discardActivations(ids: readonly string[]): Promise<void> {
  for (const id of ids) await call(activations.discard, { params: { id } });
  if (ids.length > 0) refresh('activations');
}

/** Saves a carrier; creates it if `version` is null. Throws `ApiProblem`. */
export async function saveCarrier({ id, ...form }: Omit<Carrier, 'version'>, version: number | null): Promise<void> {
  if (version === null) await call(carriers.create, { body: { id, ...form } });
  else await call(carriers.change, { params: { id }, body: { ...form, version } });
  refresh('carriers');
}
