import { customers, type Customer } from '@tilldesk/domain/customers';
import { resource, type Resource } from '../../resource/resource.ts';
import { customersView } from './customersView.ts';

/** The customers resource without the form: list and details. */
export const customersList: Resource<Customer> = resource(customers, customersView);
