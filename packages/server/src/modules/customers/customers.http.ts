import { customers } from '@tilldesk/domain/shop';
import { crud } from '../../crud/crud.ts';
import { customerRecords } from './customers.store.ts';

export const customersCalls = crud(customers, customerRecords);
