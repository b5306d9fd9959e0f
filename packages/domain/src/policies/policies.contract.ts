import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, version } from '../fields/fields.ts';
import { policyHead, refundPolicy, refundPolicyVersion, terms, termsVersion } from './policies.entity.ts';

/** Versions per page, newest first. */
export const POLICY_HISTORY = 50;

const reads = ['Profile Settings', 'read'] as const;
const writes = ['Profile Settings', 'update'] as const;

/** The version in force, null before the first; and all versions, newest first. */
const withVersions = <V extends z.ZodMiniType>(version: V) =>
  z.object({ current: z.nullable(version), history: z.array(policyHead) });

/**
 * The refund policy and the terms of the store. A change adds a version: the client provides its `id`, so that a retry creates
 * the same one; `version` is the number of the version that was read, 0 before the first.
 */
export const policyCalls = {
  refund: {
    one: endpoint({
      method: 'GET',
      path: '/refund-policy',
      needs: reads,
      about: "Get the store's refund policy",
      answer: withVersions(refundPolicyVersion),
    }),
    version: endpoint({
      method: 'GET',
      path: '/refund-policy/:id',
      needs: reads,
      about: 'Get a version of the refund policy',
      params: z.strictObject({ id }),
      answer: refundPolicyVersion,
    }),
    change: endpoint({
      method: 'POST',
      path: '/refund-policy',
      needs: writes,
      about: 'Publish a new refund policy',
      body: z.extend(refundPolicy.draft, { id, version }),
      answer: refundPolicyVersion,
    }),
  },
  terms: {
    one: endpoint({
      method: 'GET',
      path: '/terms',
      needs: reads,
      about: "Get the store's terms and conditions",
      answer: withVersions(termsVersion),
    }),
    version: endpoint({
      method: 'GET',
      path: '/terms/:id',
      needs: reads,
      about: 'Get a version of the terms and conditions',
      params: z.strictObject({ id }),
      answer: termsVersion,
    }),
    change: endpoint({
      method: 'POST',
      path: '/terms',
      needs: writes,
      about: 'Publish new terms and conditions',
      body: z.extend(terms.draft, { id, version }),
      answer: termsVersion,
    }),
  },
} as const;
