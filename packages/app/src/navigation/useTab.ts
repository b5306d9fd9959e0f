import { useSearchParams } from 'react-router-dom';

/**
 * Returns the selected tab of a page, stored in the address (`first` has no parameter). A tab is selected at once, even while
 * its content loads, so that the next key press applies to the visible tab.
 */
export function useTab<T extends string>(tabs: readonly T[], first: T): { tab: T; show: (id: string) => void } {
  const [address, setAddress] = useSearchParams();
  return {
    tab: tabs.find((id) => id === address.get('tab')) ?? first,
    show: (id) => setAddress(id === first ? {} : { tab: id }, { preventScrollReset: true, flushSync: true }),
  };
}
