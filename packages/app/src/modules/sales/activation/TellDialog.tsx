import { tellable, type Activation } from '@tilldesk/domain/selling';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field, RadioGroup, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { tellActivation, type Told } from './activation.wiring.ts';

export type TellDialogProps = { activation: Activation; onClose: () => void };

/** Asks what the carrier did: its confirmation, or when and why it ended. */
export function TellDialog({ activation, onClose }: TellDialogProps) {
  const say = useSay();
  const problems = useProblem();
  const form = useId();
  const work = useWork();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const choices = tellable(activation.status);
  const [told, setTold] = useState<Told>({
    status: choices[0] ?? 'active',
    confirmation: activation.confirmation ?? '',
    endedOn: today,
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<Told>) => {
    work.forgive();
    setTold({ ...told, ...part });
  };
  const refused = problems.fields(work.problem?.fields ?? {});
  const isActive = told.status === 'active';
  const required = problems.field({ code: 'required', message: '' });
  const wrong = (field: 'confirmation' | 'endedOn' | 'reason') =>
    tried && told[field].trim() === '' ? required : refused[field];
  const isWhole = isActive ? told.confirmation.trim() !== '' : told.endedOn !== '' && told.reason.trim() !== '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return;
    const { id, version } = activation;
    const done = await work.run([id, version, told], () => tellActivation(id, version, told).then(() => true));
    if (done === null) return;
    toasts.show({ tone: 'ok', text: say('activation.told') });
    onClose();
  };
  return (
    <Dialog
      open
      title={say('activation.tell')}
      description={`${activation.carrier} · ${activation.plan}`}
      closeLabel={say('activation.close')}
      onClose={() => !work.busy && onClose()}
      footer={
        <>
          <Button disabled={work.busy} onClick={onClose}>
            {say('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={work.busy}>
            {say('activation.tell.save')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void save(event)}>
        {work.problem && Object.keys(refused).length === 0 && <Alert tone="bad">{problems.say(work.problem)}</Alert>}
        <Field label={say('activation.tell.status')}>
          <RadioGroup
            choices={choices.map((id) => ({ id, label: say(`activation.tell.${id}`) }))}
            value={told.status}
            onChange={(id) => change({ status: choices.find((one) => one === id) ?? told.status })}
          />
        </Field>
        {isActive ? (
          <Field required label={say('activation.confirmation')} error={wrong('confirmation')}>
            <TextInput
              autoComplete="off"
              value={told.confirmation}
              maxLengthText={say('form.maxLength')}
              onChange={(confirmation) => change({ confirmation })}
            />
          </Field>
        ) : (
          <>
            <Field required label={say('activation.endedOn')} error={wrong('endedOn')}>
              <DateInput max={today} value={told.endedOn} onChange={(endedOn) => change({ endedOn })} />
            </Field>
            <Field required label={say('activation.reason')} error={wrong('reason')}>
              <TextInput
                autoComplete="off"
                value={told.reason}
                maxLengthText={say('form.maxLength')}
                onChange={(reason) => change({ reason })}
              />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
