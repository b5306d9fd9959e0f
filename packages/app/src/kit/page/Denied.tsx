import { AccessDenied } from '@tilldesk/ui/overlay';
import { useTranslate } from '../say/useSay.ts';
import { useWindowTitle } from '../../wiring/useWindowTitle.ts';

/** The panel of a closed door in the person's language (spec §2). */
export function Denied() {
  const t = useTranslate();
  useWindowTitle(t('shell.denied.title'));
  return (
    <AccessDenied title={t('shell.denied.title')} text={t('shell.denied.text')} help={t('shell.denied.help')} />
  );
}
