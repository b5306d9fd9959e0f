import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { catalogue } from './catalogue.ts';
import type { MessageId } from './Messages.ts';

/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>;

export type Translate = {
  (id: MessageId, values?: MessageValues): string;
  /** Returns the message of an id that is built at run time, or undefined when there is none. */
  ifKnown: (id: string, values?: MessageValues) => string | undefined;
};

/** Returns the translate function of the current language: `t('customers.saved', { name })`. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return useMemo(() => translateIn(intl), [intl]);
}

/** Returns the translate function outside of components, for wiring: in the language at the time of the call. */
export const translateNow = (): Translate => translateIn(catalogue.intl());

/** Returns the translate function of a given language. */
export function translateIn(intl: IntlShape): Translate {
  const t = (id: MessageId, values?: MessageValues) => intl.formatMessage({ id }, values);
  const ifKnown = (id: string, values?: MessageValues) =>
    id in intl.messages ? intl.formatMessage({ id }, values) : undefined;
  return Object.assign(t, { ifKnown });
}
