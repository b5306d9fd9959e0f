import { WHOLE } from '@tilldesk/domain/commissions';
import { PercentInput } from '../../../resource/form/PercentInput.tsx';

type Props = {
  /** Basis points: 825 is 8.25 %. */
  value: number | null;
  onChange: (basisPoints: number | null) => void;
  /** Accessible name outside of a `Field`. */
  label?: string;
};

/** Edits basis points as a percentage, with two decimal places. */
export const BasisPointsInput = ({ value, onChange, label }: Props) => (
  <PercentInput
    {...(label === undefined ? {} : { label })}
    value={value === null ? null : String(value / WHOLE)}
    onChange={(rate) => onChange(rate === null || Number.isNaN(Number(rate)) ? null : Math.round(Number(rate) * WHOLE))}
  />
);
