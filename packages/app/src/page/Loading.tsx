import { Spinner } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Waiting } from './Page.styles.ts';

/** A loading indicator; `whole` fills the window. */
export function Wait({ fullPage = false }: { fullPage?: boolean }) {
  const t = useTranslate();
  return (
    <Waiting role="status" data-whole={fullPage || undefined}>
      <Spinner size={20} label={t('shell.loading')} />
    </Waiting>
  );
}
