import { customers } from '@tilldesk/domain/customers';
import { crud } from '../../crud/crud.ts';
import { customerRecords } from './customers.store.ts';
import { archiveCustomer, changeCustomer, createCustomer, readCustomer, restoreCustomer } from './saving.store.ts';

const guarded = {
  one: readCustomer,
  create: createCustomer,
  change: changeCustomer,
  archive: archiveCustomer,
  restore: restoreCustomer,
};

export const customersCalls = crud(customers, { ...customerRecords, ...guarded });
