import { useIntl } from 'react-intl';

/** Returns the language of the files' column names. */
export const useLanguage = (): 'en' | 'es' => (useIntl().locale.startsWith('es') ? 'es' : 'en');
