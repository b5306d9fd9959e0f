import { policyCalls } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { addPolicy, readPolicies, readPolicy } from './policies.store.ts';

export const policiesCalls: Served[] = [
  serve(policyCalls.refund.one, ({ tx, caller }) => readPolicies(tx, caller, 'refund')),

  serve(policyCalls.refund.version, ({ tx, caller, params }) => readPolicy(tx, caller, 'refund', params.id)),

  serve(policyCalls.refund.change, async ({ tx, caller, now, body, changed }) => {
    changed('refund-policy', body.id);
    return addPolicy(tx, caller, now, 'refund', body);
  }),

  serve(policyCalls.terms.one, ({ tx, caller }) => readPolicies(tx, caller, 'terms')),

  serve(policyCalls.terms.version, ({ tx, caller, params }) => readPolicy(tx, caller, 'terms', params.id)),

  serve(policyCalls.terms.change, async ({ tx, caller, now, body, changed }) => {
    changed('terms', body.id);
    return addPolicy(tx, caller, now, 'terms', body);
  }),
];
