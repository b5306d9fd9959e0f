import { useState } from 'react';

/** Holds a value that the caller may hold instead: with `value` given the part is controlled, without it starts at `initial`. */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
