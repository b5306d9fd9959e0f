import { policyCalls } from '../../../packages/domain/src/exports/policies.ts';
import type { Account, Perform } from '../recordingServer.ts';

const id = (n: number): string => `01936c3a-7c00-70fa-8001-${String(n).padStart(12, '0')}`;

/** Writes the refund policy, which has a second version, and the terms. */
export async function writePolicies(perform: Perform, manager: Account): Promise<void> {
  await perform(manager, '2025-09-01T13:00:00.000Z', policyCalls.refund.change, {
    body: {
      id: id(1),
      version: 0,
      textEn: 'All sales are final after 7 days.',
      textEs: null,
      returnDays: 7,
      restockingFeeRate: '0',
    },
  });
  await perform(manager, '2025-09-01T13:05:00.000Z', policyCalls.terms.change, {
    body: {
      id: id(2),
      version: 0,
      textEn: 'Devices stay locked to their carrier as the carrier says. Data on devices that come back is wiped.',
      textEs:
        'Los dispositivos quedan bloqueados según su operador. Los datos de los dispositivos devueltos se borran.',
    },
  });
  await perform(manager, '2026-01-12T15:30:00.000Z', policyCalls.refund.change, {
    body: {
      id: id(3),
      version: 1,
      textEn:
        'Bring goods back within 14 days, complete, undamaged and with this receipt. Opened accessories are exchanged, not refunded.',
      textEs:
        'Devuelva la mercancía en un plazo de 14 días, completa, sin daños y con este recibo. Los accesorios abiertos se cambian, no se reembolsan.',
      returnDays: 14,
      restockingFeeRate: '0.1',
    },
  });
}
