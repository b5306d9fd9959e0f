/** `@tilldesk/domain/drafts`: drafts of forms. */
export { drafts, type Draft, type DraftPlace } from '../drafts/drafts.contract.ts';
export { DRAFT_DAYS, DRAFT_MAX_BYTES, DRAFTS_MAX, isSecretName, withoutSecrets } from '../drafts/drafts.rules.ts';
