import { useState } from 'react';

/** Holds what is typed in an overlay: it begins anew whenever `open` turns true. */
export function useFresh<Value>(open: boolean, initial: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setValue(initial);
  }
  return [value, setValue];
}
