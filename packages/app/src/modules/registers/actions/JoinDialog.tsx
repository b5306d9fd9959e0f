import { registers, type RegisterSession } from '@tilldesk/domain/shop';
import { Field, MoneyInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from '../../../api/useMutation.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { useRequired } from './useRequired.ts';

/** Joins the person to a drawer that someone else opened. */
export function JoinDialog({ session, onClose }: { session: RegisterSession; onClose: () => void }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [counted, setCounted] = useState<number | null>(null);

  const join = async () => {
    const body = { counted };
    const joined = await work.run(body, (key) => call(registers.join, { params: { id: session.id }, body }, { key }));
    if (joined === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: t('drawers.join.done', { name: session.registerName }) });
    onClose();
  };
  return (
    <WorkDialog
      title={t('drawers.join.title', { name: session.registerName })}
      text={t('drawers.join.text')}
      action={t('drawers.join')}
      work={work}
      dirty={counted !== null}
      onSubmit={() => void join()}
      onClose={onClose}
    >
      <Field label={t('drawers.join.counted')} hint={t('drawers.join.hint')} error={fieldErrors.at('counted')}>
        <MoneyInput currency={currency} locale={locale} value={counted} onChange={setCounted} />
      </Field>
    </WorkDialog>
  );
}
