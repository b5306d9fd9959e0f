import { useState } from 'react';

/** Holds a value that the caller may hold instead: with `value` given the part is controlled, without it starts at `initial`. */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [internal, setInternal] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setInternal(next);
    onChange?.(next);
  };
  return [value === undefined ? internal : value, change];
}
