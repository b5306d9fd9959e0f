import { customer, type Customer } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../resource/resource.ts';
import { customersView } from './customersLook.ts';

/** The list of customers and their details, without the form. */
export const customersList: Resource<Customer> = resource(customer, customersView);
