/** `@tilldesk/domain/translations`: translation of texts. */
export { translate, TRANSLATION_TEXTS_MAX } from '../translations/translations.contract.ts';
