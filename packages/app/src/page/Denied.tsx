import { AccessDenied } from '@tilldesk/ui/overlay';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useWindowTitle } from '../browser/useWindowTitle.ts';

/** The Access Denied panel in the user's language (spec §2). */
export function Denied() {
  const t = useTranslate();
  useWindowTitle(t('shell.denied.title'));
  return <AccessDenied title={t('shell.denied.title')} text={t('shell.denied.text')} help={t('shell.denied.help')} />;
}
