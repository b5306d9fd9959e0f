import { useIntl } from 'react-intl';

/** The language in which the columns of files are called. */
export const useLanguage = (): 'en' | 'es' => (useIntl().locale.startsWith('es') ? 'es' : 'en');
