import { clockStatuses, type ClockStatus } from '@tilldesk/domain/shop';
import { Alert, Button, CompareTable, DateInput, Field, IconButton, TextArea, TimeInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { Row, Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Stroke } from './Shift.styles.ts';
import { strokesOf, type DraftStroke } from './strokes.ts';
import type { Correction } from './useCorrection.ts';

const REASON_MAX = 200;

/** Puts other strokes in place of a shift's, with the reason why. */
export function CorrectForm({ correction }: { correction: Correction }) {
  const say = useSay();
  return (
    <Stack>
      {correction.met && <Met correction={correction} />}
      {correction.refusal !== undefined && <Alert tone="bad">{correction.refusal}</Alert>}
      <Stack role="group" aria-label={say('clock.strokes')}>
        {correction.strokes.map((draft, index) => (
          <StrokeFields key={draft.key} draft={draft} number={index + 1} correction={correction} />
        ))}
      </Stack>
      <div>
        <Button icon="plus" size="s" onClick={correction.add}>
          {say('clock.correct.add')}
        </Button>
      </div>
      <Field label={say('clock.reason')} hint={say('clock.reason.hint')} required error={correction.reasonError}>
        <TextArea
          rows={2}
          maxLength={REASON_MAX}
          maxLengthText={say('form.maxLength')}
          value={correction.reason}
          onChange={correction.setReason}
        />
      </Field>
    </Stack>
  );
}

type StrokeFieldsProps = { draft: DraftStroke; number: number; correction: Correction };

function StrokeFields({ draft, number, correction }: StrokeFieldsProps) {
  const say = useSay();
  const { key, status, day, time } = draft;
  const error = correction.errorAt(draft);
  const named = (what: string) => say('clock.correct.field', { what, number });
  return (
    <Stroke>
      <Select
        aria-label={named(say('clock.status'))}
        options={clockStatuses.map((id) => ({ id, label: say(`clock.stroke.${id}`) }))}
        value={status}
        onChange={(id) => correction.setStroke(key, { status: id as ClockStatus })}
      />
      <DateInput
        aria-label={named(say('clock.day'))}
        aria-invalid={error !== undefined}
        value={day}
        onChange={(next) => correction.setStroke(key, { day: next })}
      />
      <TimeInput
        aria-label={named(say('clock.time'))}
        aria-invalid={error !== undefined}
        value={time}
        onChange={(next) => correction.setStroke(key, { time: next })}
      />
      <IconButton
        icon="trash"
        label={named(say('clock.correct.remove'))}
        disabled={correction.strokes.length === 1}
        onClick={() => correction.remove(key)}
      />
      {error !== undefined && (
        <Alert tone="bad" data-wide>
          {error}
        </Alert>
      )}
    </Stroke>
  );
}

/** Somebody else corrected it first: both beside each other, and the choice which shall hold. */
function Met({ correction }: { correction: Correction }) {
  const say = useSay();
  const { moment } = useFormats();
  const { shift, strokes, timeZone } = correction;
  const mine = strokesOf(strokes, timeZone) ?? [];
  const line = (stroke: { status: ClockStatus; at: string } | undefined) =>
    stroke ? `${say(`clock.stroke.${stroke.status}`)}, ${moment(stroke.at)}` : say('list.absent');
  const count = Math.max(mine.length, shift.logs.length);
  return (
    <Alert tone="warn" title={say('clock.met.title')}>
      <Stack>
        {say('clock.met.text')}
        <CompareTable
          words={{ label: say('clock.met.number'), mine: say('form.changed.yours'), theirs: say('form.changed.now') }}
          items={Array.from({ length: count }, (_, index) => ({
            id: String(index),
            label: String(index + 1),
            mine: line(mine[index]),
            theirs: line(shift.logs[index]),
          }))}
        />
        <Row>
          <Button size="s" onClick={correction.begin}>
            {say('form.changed.reload')}
          </Button>
          <Button size="s" tone="primary" busy={correction.saving} onClick={correction.saveOver}>
            {say('form.changed.overwrite')}
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}
