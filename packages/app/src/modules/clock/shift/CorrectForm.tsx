import { clockStatuses, type ClockStatus } from '@tilldesk/domain/clock';
import { Alert, Button, CompareTable, DateInput, Field, IconButton, TextArea, TimeInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { PunchFields } from './Shift.styles.ts';
import { punchesOf, type DraftPunch } from './punches.ts';
import type { Correction } from './useCorrection.ts';

const REASON_MAX = 200;

/** Form that replaces the punches of a shift and requires a reason. */
export function ShiftCorrectionForm({ correction }: { correction: Correction }) {
  const t = useTranslate();
  return (
    <Stack>
      {correction.conflict && <CorrectionConflict correction={correction} />}
      {correction.rejection !== undefined && <Alert tone="bad">{correction.rejection}</Alert>}
      <Stack role="group" aria-label={t('clock.punches')}>
        {correction.punches.map((draft, index) => (
          <PunchInputs key={draft.key} draft={draft} number={index + 1} correction={correction} />
        ))}
      </Stack>
      <div>
        <Button icon="plus" size="s" onClick={correction.add}>
          {t('clock.correct.add')}
        </Button>
      </div>
      <Field label={t('clock.reason')} hint={t('clock.reason.hint')} required error={correction.reasonError}>
        <TextArea
          rows={2}
          maxLength={REASON_MAX}
          maxLengthText={t('form.maxLength')}
          value={correction.reason}
          onChange={correction.setReason}
        />
      </Field>
    </Stack>
  );
}

type PunchInputsProps = { draft: DraftPunch; number: number; correction: Correction };

function PunchInputs({ draft, number, correction }: PunchInputsProps) {
  const t = useTranslate();
  const { key, status, day, time } = draft;
  const error = correction.errorAt(draft);
  const fieldLabel = (field: string) => t('clock.correct.field', { what: field, number });
  return (
    <PunchFields>
      <Select
        aria-label={fieldLabel(t('clock.status'))}
        options={clockStatuses.map((id) => ({ id, label: t(`clock.punch.${id}`) }))}
        value={status}
        onChange={(id) => correction.setPunch(key, { status: id as ClockStatus })}
      />
      <DateInput
        aria-label={fieldLabel(t('clock.day'))}
        aria-invalid={error !== undefined}
        value={day}
        onChange={(next) => correction.setPunch(key, { day: next })}
      />
      <TimeInput
        aria-label={fieldLabel(t('clock.time'))}
        aria-invalid={error !== undefined}
        value={time}
        onChange={(next) => correction.setPunch(key, { time: next })}
      />
      <IconButton
        icon="trash"
        label={fieldLabel(t('clock.correct.remove'))}
        disabled={correction.punches.length === 1}
        onClick={() => correction.remove(key)}
      />
      {error !== undefined && (
        <Alert tone="bad" data-wide>
          {error}
        </Alert>
      )}
    </PunchFields>
  );
}

/** Another user corrected the shift first: shows both versions and lets the user choose which one to save. */
function CorrectionConflict({ correction }: { correction: Correction }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { shift, punches, timeZone } = correction;
  const mine = punchesOf(punches, timeZone) ?? [];
  const describePunch = (punch: { status: ClockStatus; at: string } | undefined) =>
    punch ? `${t(`clock.punch.${punch.status}`)}, ${moment(punch.at)}` : t('list.absent');
  const count = Math.max(mine.length, shift.logs.length);
  return (
    <Alert tone="warn" title={t('clock.met.title')}>
      <Stack>
        {t('clock.met.text')}
        <CompareTable
          texts={{ label: t('clock.met.number'), mine: t('form.changed.yours'), theirs: t('form.changed.now') }}
          items={Array.from({ length: count }, (_, index) => ({
            id: String(index),
            label: String(index + 1),
            mine: describePunch(mine[index]),
            theirs: describePunch(shift.logs[index]),
          }))}
        />
        <Row>
          <Button size="s" onClick={correction.begin}>
            {t('form.changed.reload')}
          </Button>
          <Button size="s" tone="primary" busy={correction.saving} onClick={correction.overwrite}>
            {t('form.changed.overwrite')}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
