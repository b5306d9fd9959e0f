import { policyCalls } from '@tilldesk/domain/policies';
import { route, type Route } from '../../http/serve.ts';
import { addPolicy, readPolicies, readPolicy } from './policies.store.ts';

export const policiesCalls: Route[] = [
  route(policyCalls.refund.one, ({ tx, caller }) => readPolicies(tx, caller, 'refund')),

  route(policyCalls.refund.version, ({ tx, caller, params }) => readPolicy(tx, caller, 'refund', params.id)),

  route(policyCalls.refund.change, async ({ tx, caller, now, body, publishChange }) => {
    publishChange('refund-policy', body.id);
    return addPolicy(tx, caller, now, 'refund', body);
  }),

  route(policyCalls.terms.one, ({ tx, caller }) => readPolicies(tx, caller, 'terms')),

  route(policyCalls.terms.version, ({ tx, caller, params }) => readPolicy(tx, caller, 'terms', params.id)),

  route(policyCalls.terms.change, async ({ tx, caller, now, body, publishChange }) => {
    publishChange('terms', body.id);
    return addPolicy(tx, caller, now, 'terms', body);
  }),
];
