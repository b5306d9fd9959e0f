import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Returns a value of the page's query string and a function that sets it; null removes it. */
export function useAddressValue(
  name: string,
  how?: NavigateOptions,
): readonly [value: string | null, set: (value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (value: string | null) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    }, how);
  return [address.get(name), set];
}
