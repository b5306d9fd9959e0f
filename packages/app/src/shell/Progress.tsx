import { PageProgress } from '@tilldesk/ui/shell';
import { useNavigation } from 'react-router-dom';

/** A thin line over the page while the next screen is loading. */
export function Progress() {
  return <PageProgress busy={useNavigation().state !== 'idle'} />;
}
