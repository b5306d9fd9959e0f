/** `@tilldesk/domain/dashboard`: figures of the dashboard. */
export { dashboard } from '../dashboard/dashboard.contract.ts';
