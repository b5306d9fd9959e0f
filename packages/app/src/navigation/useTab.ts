import { useSearchParams } from 'react-router-dom';

/**
 * Which of a page's views is shown: it stands in the address, `first` by nothing. A tab is chosen at once, even while
 * what is behind it loads, so that the next press is about the tab that one sees.
 */
export function useTab<T extends string>(tabs: readonly T[], first: T): { tab: T; show: (id: string) => void } {
  const [address, setAddress] = useSearchParams();
  return {
    tab: tabs.find((id) => id === address.get('tab')) ?? first,
    show: (id) => setAddress(id === first ? {} : { tab: id }, { preventScrollReset: true, flushSync: true }),
  };
}
