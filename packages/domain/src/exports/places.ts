/** `@tilldesk/domain/places`: countries and their regions. */
export { places } from '../places/places.contract.ts';
