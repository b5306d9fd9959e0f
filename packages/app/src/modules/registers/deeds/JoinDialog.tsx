import { registers, type RegisterSession } from '@tilldesk/domain/shop';
import { Field, MoneyInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { useRequired } from './useRequired.ts';

/** Puts a person on a drawer that others opened. */
export function JoinDialog({ session, onClose }: { session: RegisterSession; onClose: () => void }) {
  const say = useSay();
  const { locale } = useIntl();
  const { defaultCurrency: currency } = useSession().store;
  const work = useWork();
  const wrong = useRequired(work.problem);
  const [counted, setCounted] = useState<number | null>(null);

  const join = async () => {
    const body = { counted };
    const joined = await work.run(body, (key) => call(registers.join, { params: { id: session.id }, body }, { key }));
    if (joined === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: say('drawers.join.done', { name: session.registerName }) });
    onClose();
  };
  return (
    <WorkDialog
      title={say('drawers.join.title', { name: session.registerName })}
      text={say('drawers.join.text')}
      action={say('drawers.join')}
      work={work}
      dirty={counted !== null}
      onSubmit={() => void join()}
      onClose={onClose}
    >
      <Field label={say('drawers.join.counted')} hint={say('drawers.join.hint')} error={wrong.at('counted')}>
        <MoneyInput currency={currency} locale={locale} value={counted} onChange={setCounted} />
      </Field>
    </WorkDialog>
  );
}
