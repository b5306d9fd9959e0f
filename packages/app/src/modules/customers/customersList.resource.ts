import { customer, type Customer } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../resource/resource.ts';
import { customersView } from './customersLook.ts';

/** The customers resource without the form: list and details. */
export const customersList: Resource<Customer> = resource(customer, customersView);
