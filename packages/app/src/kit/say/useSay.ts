import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { catalogue } from './catalogue.ts';
import type { MessageId } from './Sayings.ts';

/** What fills the places of a sentence. */
export type SayValues = Readonly<Record<string, string | number | Date | null | undefined>>;

export type Say = {
  (id: MessageId, values?: SayValues): string;
  /** The sentence of an id that is put together at run time, or undefined where there is none. */
  known: (id: string, values?: SayValues) => string | undefined;
};

/** Says a message in the chosen language: `say('customers.saved', { name })`. */
export function useSay(): Say {
  const intl = useIntl();
  return useMemo(() => sayIn(intl), [intl]);
}

/** The same outside components, for wiring: speaks the language of this moment. */
export const sayNow = (): Say => sayIn(catalogue.intl());

/** The same in a language that is given. */
export function sayIn(intl: IntlShape): Say {
  const say = (id: MessageId, values?: SayValues) => intl.formatMessage({ id }, values);
  const known = (id: string, values?: SayValues) =>
    id in intl.messages ? intl.formatMessage({ id }, values) : undefined;
  return Object.assign(say, { known });
}
