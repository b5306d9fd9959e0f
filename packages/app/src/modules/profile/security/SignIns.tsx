import { profileCalls, type SignIn } from '@tilldesk/domain/shop';
import { Badge, Button, Card, IconButton, ItemList } from '@tilldesk/ui';
import { ConfirmDialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Failed } from '../../../kit/page/Failed.tsx';
import { Beside } from '../../../kit/page/flow.styles.ts';
import { Wait } from '../../../kit/page/Wait.tsx';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh, useAnswer } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { toasts } from '../../../wiring/toasts.ts';

type Asked = SignIn | 'others' | null;

/** Where one is signed in, newest first; each but this one may be ended. */
export function SignIns() {
  const say = useSay();
  const { moment } = useFormats();
  const problems = useProblem();
  const { data, problem, again } = useAnswer(profileCalls.signIns, {});
  const [asked, setAsked] = useState<Asked>(null);
  const [busy, setBusy] = useState(false);
  const nameOf = ({ device }: SignIn) => device ?? say('profile.signIns.unknown');
  const hasOthers = data?.items.some(({ current }) => !current) ?? false;

  const end = async (what: NonNullable<Asked>) => {
    setBusy(true);
    try {
      if (what === 'others') await call(profileCalls.revokeOthers, {});
      else await call(profileCalls.revoke, { params: { id: what.id } });
      toasts.show({ tone: 'ok', text: say(what === 'others' ? 'profile.signIns.allEnded' : 'profile.signIns.ended') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.say(error) });
    }
    refresh('profile');
    setBusy(false);
    setAsked(null);
  };
  return (
    <Card
      title={say('profile.signIns')}
      hint={say('profile.signIns.hint')}
      actions={
        hasOthers ? (
          <Button size="s" onClick={() => setAsked('others')}>
            {say('profile.signIns.endAll')}
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
              <Beside>
                {nameOf(one)}
                {one.current && <Badge tone="accent">{say('profile.signIns.this')}</Badge>}
              </Beside>
            ),
            text: say('profile.signIns.where', {
              store: one.storeName,
              address: one.address,
              seen: moment(one.lastSeenAt),
            }),
            ...(!one.current && {
              action: (
                <IconButton
                  icon="sign-out"
                  label={say('profile.signIns.end', { device: nameOf(one) })}
                  onClick={() => setAsked(one)}
                />
              ),
            }),
          }))}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        tone="danger"
        title={
          asked === 'others' || asked === null
            ? say('profile.signIns.endAll.title')
            : say('profile.signIns.end.title', { device: nameOf(asked) })
        }
        text={say(asked === 'others' ? 'profile.signIns.endAll.text' : 'profile.signIns.end.text')}
        confirmLabel={say(asked === 'others' ? 'profile.signIns.endAll' : 'profile.signIns.end.confirm')}
        cancelLabel={say('secret.cancel')}
        busy={busy}
        onConfirm={() => {
          if (asked !== null) void end(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
}
