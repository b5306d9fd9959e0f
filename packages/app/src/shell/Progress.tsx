import { useNavigation } from 'react-router-dom';
import { Bar } from './Shell.styles.ts';

/** A thin line over the page while the next screen is on its way. */
export function Progress() {
  const busy = useNavigation().state !== 'idle';
  return <Bar aria-hidden data-busy={busy || undefined} />;
}
