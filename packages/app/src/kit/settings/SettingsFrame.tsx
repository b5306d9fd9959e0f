import { Button, ErrorSummary, FootBar, Icon, Text } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { RestoredStrip } from '../draft/RestoredStrip.tsx';
import { Row } from '../page/flow.styles.ts';
import { FormFrame } from '../resource/Form.styles.ts';
import { placeOf } from '../resource/placeOf.ts';
import { useProblem } from '../say/useProblem.ts';
import { useSay } from '../say/useSay.ts';
import type { SettingsForm } from './useSettings.ts';

type SettingsFrameProps = {
  form: Omit<SettingsForm<unknown>, 'values' | 'set'>;
  /** What a field is called; undefined for what is no field of the page. */
  labelOf: (path: string) => string | undefined;
  children: ReactNode;
};

/** What stands around the fields of a page of settings: what was restored, what is wrong, and the bar to save by. */
export function SettingsFrame({ form, labelOf, children }: SettingsFrameProps) {
  const say = useSay();
  return (
    <FormFrame
      noValidate
      onBlur={form.draft.flush}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <RestoredStrip at={form.draft.restoredAt} onDiscard={form.discard} />
      <Refused form={form} labelOf={labelOf} />
      {children}
      <FootBar
        note={
          <Row role="status">
            {form.dirty && (
              <>
                <Icon name="edit" size={14} />
                <Text tone="muted">{say('form.unsaved')}</Text>
              </>
            )}
          </Row>
        }
      >
        <Button disabled={!form.dirty} onClick={form.discard}>
          {say('form.discard')}
        </Button>
        <Button type="submit" tone="primary" busy={form.saving} disabled={!form.dirty}>
          {say(form.saving ? 'form.saving' : 'form.save')}
        </Button>
      </FootBar>
    </FormFrame>
  );
}

/** Says why the form was refused, and leads to each field. */
function Refused({ form, labelOf }: Pick<SettingsFrameProps, 'form' | 'labelOf'>) {
  const say = useSay();
  const problems = useProblem();
  const wrongs = Object.entries(form.problems);
  if (wrongs.length === 0 && form.refusal === null) return null;
  return (
    <ErrorSummary
      attempt={form.attempts}
      title={wrongs.length > 0 ? say('form.wrong', { count: wrongs.length }) : say('form.failed')}
      text={form.refusal && problems.say(form.refusal)}
      actions={
        form.refusal?.code === 'record.changed' ? (
          <Button size="s" onClick={form.discard}>
            {say('form.takeNew')}
          </Button>
        ) : undefined
      }
      problems={wrongs.map(([path, wrong]) => {
        const label = labelOf(path);
        return { id: path, text: problems.field(wrong), ...(label && { label, field: placeOf(path) }) };
      })}
    />
  );
}
