import {
  activations,
  carriers,
  type ActivationInput,
  type Carrier,
  type ReportedStatus,
} from '@tilldesk/domain/selling';
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

/** The response of the carrier: its confirmation number, or the reason and the date of the end. */
export type StatusReport = { status: ReportedStatus; confirmation: string; endedOn: string; reason: string };

/** Saves the response of the carrier. Throws `ApiProblem`. */
export async function reportActivationStatus(id: string, version: number, report: StatusReport): Promise<void> {
  const { status, confirmation, endedOn, reason } = report;
  const body = status === 'active' ? { status, confirmation, version } : { status, endedOn, reason, version };
  await call(activations.tell, { params: { id }, body });
  for (const resource of ['activations', 'invoices']) refresh(resource);
}

/** Saves a carrier; creates it if `version` is null. Throws `ApiProblem`. */
export async function saveCarrier({ id, ...form }: Omit<Carrier, 'version'>, version: number | null): Promise<void> {
  if (version === null) await call(carriers.create, { body: { id, ...form } });
  else await call(carriers.change, { params: { id }, body: { ...form, version } });
  refresh('carriers');
}
