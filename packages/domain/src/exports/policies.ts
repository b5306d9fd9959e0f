/** `@tilldesk/domain/policies`: refund policy and terms of a store. */
export { POLICY_HISTORY, policyCalls } from '../policies/policies.contract.ts';
export {
  policyTextIn,
  refundPolicy,
  terms,
  type PolicyHead,
  type PolicyKind,
  type PolicyTexts,
  type RefundPolicyVersion,
  type TermsVersion,
} from '../policies/policies.entity.ts';
