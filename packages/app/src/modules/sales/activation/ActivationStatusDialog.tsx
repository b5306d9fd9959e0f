import { tellable, type Activation } from '@tilldesk/domain/selling';
import { dayOf } from '@tilldesk/domain/time';
import { Alert, Button, DateInput, Field, RadioGroup, TextInput } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { Stack } from '../../../page/flow.styles.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { reportActivationStatus, type StatusReport } from './activation.wiring.ts';

export type ActivationStatusDialogProps = { activation: Activation; onClose: () => void };

/** Records the response of the carrier: its confirmation number, or the date and the reason of the end. */
export function ActivationStatusDialog({ activation, onClose }: ActivationStatusDialogProps) {
  const t = useTranslate();
  const problems = useProblem();
  const form = useId();
  const work = useMutation();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone));
  const choices = tellable(activation.status);
  const [report, setReport] = useState<StatusReport>({
    status: choices[0] ?? 'active',
    confirmation: activation.confirmation ?? '',
    endedOn: today,
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<StatusReport>) => {
    work.clearError();
    setReport({ ...report, ...part });
  };
  const rejected = problems.fields(work.problem?.fields ?? {});
  const isActive = report.status === 'active';
  const required = problems.field({ code: 'required', message: '' });
  const fieldError = (field: 'confirmation' | 'endedOn' | 'reason') =>
    tried && report[field].trim() === '' ? required : rejected[field];
  const isComplete = isActive
    ? report.confirmation.trim() !== ''
    : report.endedOn !== '' && report.reason.trim() !== '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const { id, version } = activation;
    const done = await work.run([id, version, report], () =>
      reportActivationStatus(id, version, report).then(() => true),
    );
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('activation.told') });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('activation.tell')}
      description={`${activation.carrier} · ${activation.plan}`}
      closeLabel={t('activation.close')}
      onClose={() => !work.busy && onClose()}
      footer={
        <>
          <Button disabled={work.busy} onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={work.busy}>
            {t('activation.tell.save')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={(event: FormEvent) => void save(event)}>
        {work.problem && Object.keys(rejected).length === 0 && (
          <Alert tone="bad">{problems.message(work.problem)}</Alert>
        )}
        <Field label={t('activation.tell.status')}>
          <RadioGroup
            choices={choices.map((id) => ({ id, label: t(`activation.tell.${id}`) }))}
            value={report.status}
            onChange={(id) => change({ status: choices.find((one) => one === id) ?? report.status })}
          />
        </Field>
        {isActive ? (
          <Field required label={t('activation.confirmation')} error={fieldError('confirmation')}>
            <TextInput
              autoComplete="off"
              value={report.confirmation}
              maxLengthText={t('form.maxLength')}
              onChange={(confirmation) => change({ confirmation })}
            />
          </Field>
        ) : (
          <>
            <Field required label={t('activation.endedOn')} error={fieldError('endedOn')}>
              <DateInput max={today} value={report.endedOn} onChange={(endedOn) => change({ endedOn })} />
            </Field>
            <Field required label={t('activation.reason')} error={fieldError('reason')}>
              <TextInput
                autoComplete="off"
                value={report.reason}
                maxLengthText={t('form.maxLength')}
                onChange={(reason) => change({ reason })}
              />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
