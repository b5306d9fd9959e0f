import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './Sayings.ts';

export type SayProps = {
  id: MessageId;
  /** Fills places; a function draws what stands between `<name>` and `</name>`. */
  values?: Readonly<Record<string, ReactNode | Date | ((inside: ReactNode[]) => ReactNode)>>;
};

/** A message in place, where a value is more than text; elsewhere `useSay()` does. */
export function Say({ id, values }: SayProps) {
  return <>{useIntl().formatMessage({ id }, values)}</>;
}
