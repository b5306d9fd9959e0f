'use client';
import { useState } from 'react';

/** Stores a value that the caller can control: controlled if `value` is given, otherwise it starts at `initial`. */
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
