'use client';
import { useState } from 'react';

/** Stores the input of an overlay and resets it whenever `open` becomes true. */
export function useFresh<Value>(open: boolean, initial: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setValue(initial);
  }
  return [value, setValue];
}
