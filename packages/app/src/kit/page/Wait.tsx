import { Spinner } from '@tilldesk/ui';
import { useSay } from '../say/useSay.ts';
import { Waiting } from './Page.styles.ts';

/** Says that something is on its way; `whole` fills the window. */
export function Wait({ whole = false }: { whole?: boolean }) {
  const say = useSay();
  return (
    <Waiting role="status" data-whole={whole || undefined}>
      <Spinner size={20} label={say('shell.loading')} />
    </Waiting>
  );
}
