import type { Denomination } from '@tilldesk/domain/registers';
import type { ActionInputProps } from '../../../actions/action.ts';
import { useSession } from '../../../session/useSession.ts';
import { notCounted, piecesOf, totalOf, type Counted } from '../counted.ts';
import { CountInput } from '../CountInput.tsx';

/** A count as entered, with its total in minor units (null while nothing is entered) and its bills and coins. */
export type DrawerCount = { entered: Counted; total: number | null; denominations: Denomination[] | null };

/** The counted cash of a drawer as a field of an action. */
export function CountField<Of>({ value, onChange, error, serverErrors }: ActionInputProps<Of, DrawerCount | null>) {
  const { defaultCurrency: currency } = useSession().store;
  return (
    <CountInput
      value={value?.entered ?? notCounted}
      onChange={(entered) =>
        onChange({ entered, total: totalOf(entered, currency), denominations: piecesOf(entered, currency) })
      }
      error={error ?? serverErrors['denominations']}
    />
  );
}
