/** `@tilldesk/domain/contract`: declaration of API calls for app and server. Requires zod. */
export { crud } from '../contract/crud.ts';
export {
  endpoint,
  pathOf,
  type Answer,
  type AnyEndpoint,
  type Endpoint,
  type Input,
  type Needs,
} from '../contract/endpoint.ts';
export {
  requestEvent,
  changed,
  event,
  type Acknowledged,
  type AnyRequestEvent,
  type RequestEvent,
  type Event,
} from '../contract/event.ts';
export { health } from '../contract/health.ts';
export {
  listQuery,
  PAGE_LIMIT_MAX,
  pageOf,
  paginate,
  pagination,
  RANK,
  TOTAL_EXACT_MAX,
  type Pagination,
} from '../contract/page.ts';
