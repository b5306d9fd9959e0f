'use client';
import { createContext, useContext } from 'react';

/** The attributes that a field passes to the control inside. */
export type FieldState = {
  controlId: string;
  labelId: string;
  /** Ids of hint and error, in reading order; undefined when there is neither. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldState | null>(null);

type ControlAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/** Returns the ids and marks of the surrounding field for a control. The control's own attributes take precedence. */
export function useFieldAttributes(own: ControlAttributes) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
    'aria-required': own['aria-required'] ?? (field?.required ? true : undefined),
  } as const;
}

/** Joins two lists of ids; undefined when there is neither. */
export const joinIds = (first: string | undefined, second: string | undefined) =>
  first === undefined || second === undefined ? (first ?? second) : `${first} ${second}`;
