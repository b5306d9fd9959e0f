import { profileCalls, type SignIn } from '@tilldesk/domain/shop';
import { Badge, Button, Card, IconButton, ItemList } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { useToastedErrors } from '../../../page/useToastedErrors.ts';
import { Failed } from '../../../page/Failed.tsx';
import { InlineGroup } from '../../../page/flow.styles.ts';
import { Wait } from '../../../page/Loading.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';

type SignOutTarget = SignIn | 'others' | null;

/** Lists the user's sign-ins, newest first; all but the current one can be ended. */
export function SignIns() {
  const t = useTranslate();
  const { moment } = useFormats();
  const { data, problem, again } = useAnswer(profileCalls.signIns, {});
  const [signOutTarget, setSignOutTarget] = useState<SignOutTarget>(null);
  const { busy, run } = useToastedErrors();
  const nameOf = ({ device }: SignIn) => device ?? t('profile.signIns.unknown');
  const hasOthers = data?.items.some(({ current }) => !current) ?? false;

  const end = async (what: NonNullable<SignOutTarget>) => {
    await run(async () => {
      if (what === 'others') await call(profileCalls.revokeOthers, {});
      else await call(profileCalls.revoke, { params: { id: what.id } });
      toasts.show({ tone: 'ok', text: t(what === 'others' ? 'profile.signIns.allEnded' : 'profile.signIns.ended') });
    });
    refresh('profile');
    setSignOutTarget(null);
  };
  return (
    <Card
      title={t('profile.signIns')}
      hint={t('profile.signIns.hint')}
      actions={
        hasOthers ? (
          <Button size="s" onClick={() => setSignOutTarget('others')}>
            {t('profile.signIns.endAll')}
          </Button>
        ) : undefined
      }
    >
      {data === undefined && (problem ? <Failed problem={problem} onAgain={again} /> : <Wait />)}
      {data && (
        <ItemList
          look="filled"
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
                  onClick={() => setSignOutTarget(one)}
                />
              ),
            }),
          }))}
        />
      )}
      <ConfirmDialog
        open={signOutTarget !== null}
        tone="danger"
        title={
          signOutTarget === 'others' || signOutTarget === null
            ? t('profile.signIns.endAll.title')
            : t('profile.signIns.end.title', { device: nameOf(signOutTarget) })
        }
        text={t(signOutTarget === 'others' ? 'profile.signIns.endAll.text' : 'profile.signIns.end.text')}
        confirmLabel={t(signOutTarget === 'others' ? 'profile.signIns.endAll' : 'profile.signIns.end.confirm')}
        cancelLabel={t('secret.cancel')}
        busy={busy}
        onConfirm={() => {
          if (signOutTarget !== null) void end(signOutTarget);
        }}
        onCancel={() => setSignOutTarget(null)}
      />
    </Card>
  );
}
