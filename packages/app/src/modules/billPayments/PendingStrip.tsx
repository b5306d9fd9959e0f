import { billPayments } from '@tilldesk/domain/billPayments';
import { Alert } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/useAnswer.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { LIST } from './places.ts';

/** The bill payments that must still be entered in the portal of their provider: their number in red. Renders nothing without any. */
export function PendingStrip() {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const [address] = useSearchParams();
  const { data } = useAnswer(billPayments.pending, {});
  if (!data || data.count === 0) return null;
  const isShown = address.get('status') === 'pending';
  return (
    <Alert
      tone="bad"
      title={t('billPayments.pending', { count: data.count })}
      actions={
        isShown ? undefined : (
          <PageLink to={LIST} query={{ status: 'pending' }} tone="secondary">
            {t('billPayments.pending.show')}
          </PageLink>
        )
      }
    >
      {t('billPayments.pending.about', {
        total: money(data.total),
        since: data.since === null ? '' : moment(data.since),
      })}
    </Alert>
  );
}
