import { useIntl } from 'react-intl';
import { useSession } from '../session/useSession.ts';
import { formatsOf, type Formats } from './formats.ts';

/** Formats money, numbers and time for the user's language and the store: `useFormats().money(minor)`. */
export function useFormats(): Formats {
  const { locale } = useIntl();
  const { defaultCurrency: currency, timeZone } = useSession().store;
  return formatsOf({ locale, currency, timeZone });
}
