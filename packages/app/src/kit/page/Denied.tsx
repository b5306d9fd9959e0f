import { AccessDenied } from '@tilldesk/ui/overlay';
import { useSay } from '../say/useSay.ts';
import { useWindowTitle } from '../../wiring/useWindowTitle.ts';

/** The panel of a closed door in the person's language (spec §2). */
export function Denied() {
  const say = useSay();
  useWindowTitle(say('shell.denied.title'));
  return (
    <AccessDenied title={say('shell.denied.title')} text={say('shell.denied.text')} help={say('shell.denied.help')} />
  );
}
