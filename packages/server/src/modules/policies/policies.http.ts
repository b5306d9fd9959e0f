import { policyCalls } from '@tilldesk/domain/selling';
import { serve, type Served } from '../../http/serve.ts';
import { addPolicy, readPolicies, readPolicy } from './policies.store.ts';

export const policiesCalls: Served[] = [
  serve(policyCalls.refund.one, ({ tx, who }) => readPolicies(tx, who, 'refund')),

  serve(policyCalls.refund.version, ({ tx, who, params }) => readPolicy(tx, who, 'refund', params.id)),

  serve(policyCalls.refund.change, async ({ tx, who, now, body, changed }) => {
    changed('refund-policy', body.id);
    return addPolicy(tx, who, now, 'refund', body);
  }),

  serve(policyCalls.terms.one, ({ tx, who }) => readPolicies(tx, who, 'terms')),

  serve(policyCalls.terms.version, ({ tx, who, params }) => readPolicy(tx, who, 'terms', params.id)),

  serve(policyCalls.terms.change, async ({ tx, who, now, body, changed }) => {
    changed('terms', body.id);
    return addPolicy(tx, who, now, 'terms', body);
  }),
];
