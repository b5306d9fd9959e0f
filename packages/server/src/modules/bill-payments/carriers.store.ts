import { billCarrierProblem, billCarriers, billProviderProblem, billProviders } from '@tilldesk/domain/billPayments';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { crudModule } from '../../crud/crud.ts';
import { fold } from '../../search/terms.ts';
import {
  findBillCarrierOfName,
  findBillProviderOfName,
  findCarrierOfProvider,
  lockBillProvider,
  readProviderNames,
} from './bill-payments.statements.ts';
import { billCarriers as carriersTable, billProviders as providersTable } from './bill-payments.tables.ts';

/** The providers of the business, and their five calls. */
export const billProviderRecords = crudModule(billProviders, providersTable, {
  columns: (provider) => ({ ...provider, nameKey: fold(provider.name) }),
  check: async (tx, { businessId }, id, provider) => {
    const problem = billProviderProblem(provider);
    if (problem) throw problem;
    const other = await tx.first(findBillProviderOfName, { businessId, nameKey: fold(provider.name), id });
    if (other) throw problemAt('name', 'billProvider.nameTaken', { provider: other.name });
  },
  release: async (tx, { businessId }, { id, name }) => {
    if (await tx.first(findCarrierOfProvider, { businessId, id })) {
      throw new Problem('billProvider.inUse', { provider: name });
    }
  },
});

/** The carriers of the business with their terms, and their five calls. */
export const billCarrierRecords = crudModule(billCarriers, carriersTable, {
  columns: (carrier) => ({ ...carrier, nameKey: fold(carrier.name) }),
  check: async (tx, { businessId }, id, carrier) => {
    const problem = billCarrierProblem(carrier);
    if (problem) throw problem;
    const { name, providerId } = carrier;
    const provider = await tx.first(lockBillProvider, { businessId, id: providerId });
    if (!provider) throw problemAt('providerId', 'record.notFound');
    const other = await tx.first(findBillCarrierOfName, { businessId, providerId, nameKey: fold(name), id });
    if (other) throw problemAt('name', 'billCarrier.nameTaken', { carrier: other.name });
  },
  read: async (tx, { businessId }, rows) => {
    const names = await tx.all(readProviderNames, { businessId, ids: rows.map(({ providerId }) => providerId) });
    const of = new Map(names.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, providerName: of.get(row.providerId) ?? '' }));
  },
});
