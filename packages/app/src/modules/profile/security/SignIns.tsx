import { profileCalls, type SignIn } from '@tilldesk/domain/session';
import { Badge, Card, IconButton, ItemList } from '@tilldesk/ui';
import { useState } from 'react';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { ActionDialog } from '../../../actions/useAction.tsx';
import { Failed } from '../../../page/Failed.tsx';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { endOtherSignIns, endSignIn } from './signInActions.ts';

/** Lists the user's sign-ins, newest first; all but the current one can be ended. */
export function SignIns() {
  const t = useTranslate();
  const { moment } = useFormats();
  const { data, problem, again } = useAnswer(profileCalls.signIns, {});
  const [ending, setEnding] = useState<SignIn | null>(null);
  const nameOf = ({ device }: SignIn) => device ?? t('profile.signIns.unknown');
  const hasOthers = data?.items.some(({ current }) => !current) ?? false;

  return (
    <Card
      title={t('profile.signIns')}
      hint={t('profile.signIns.hint')}
      actions={
        hasOthers ? (
          <ActionButton action={endOtherSignIns} of={null} size="s">
            {t('profile.signIns.endAll')}
          </ActionButton>
        ) : undefined
      }
    >
      {data === undefined && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
      {data && (
        <ItemList
          variant="filled"
          items={data.items.map((one) => ({
            id: one.id,
            icon: 'globe',
            title: (
              <InlineGroup>
                {nameOf(one)}
                {one.current && <Badge tone="accent">{t('profile.signIns.this')}</Badge>}
              </InlineGroup>
            ),
            text: t('profile.signIns.where', {
              store: one.storeName,
              address: one.address,
              seen: moment(one.lastSeenAt),
            }),
            ...(!one.current && {
              action: (
                <IconButton
                  icon="sign-out"
                  label={t('profile.signIns.end', { device: nameOf(one) })}
                  onClick={() => setEnding(one)}
                />
              ),
            }),
          }))}
        />
      )}
      {ending && <ActionDialog action={endSignIn} of={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}
