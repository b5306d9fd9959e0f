import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { catalogue } from './catalogue.ts';
import type { MessageId } from './Messages.ts';

/** What fills the places of a sentence. */
export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>;

export type Translate = {
  (id: MessageId, values?: MessageValues): string;
  /** The sentence of an id that is put together at run time, or undefined where there is none. */
  known: (id: string, values?: MessageValues) => string | undefined;
};

/** Says a message in the chosen language: `say('customers.saved', { name })`. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return useMemo(() => translateIn(intl), [intl]);
}

/** The same outside components, for wiring: speaks the language of this moment. */
export const translateNow = (): Translate => translateIn(catalogue.intl());

/** The same in a language that is given. */
export function translateIn(intl: IntlShape): Translate {
  const t = (id: MessageId, values?: MessageValues) => intl.formatMessage({ id }, values);
  const ifKnown = (id: string, values?: MessageValues) =>
    id in intl.messages ? intl.formatMessage({ id }, values) : undefined;
  return Object.assign(t, { known: ifKnown });
}
