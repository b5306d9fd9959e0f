import { useIntl } from 'react-intl';
import { useSession } from '../session/useSession.ts';
import { formatsOf, type Formats } from './formats.ts';

/** Writes money, numbers and time as the person's language and the store want it: `useFormats().money(minor)`. */
export function useFormats(): Formats {
  const { locale } = useIntl();
  const { defaultCurrency: currency, timeZone } = useSession().store;
  return formatsOf({ locale, currency, timeZone });
}
