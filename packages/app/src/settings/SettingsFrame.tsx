import { Button, ErrorSummary, FootBar, Icon, Text } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { RestoredStrip } from '../drafts/RestoredStrip.tsx';
import { Row } from '../page/flow.styles.ts';
import { FormFrame } from '../resource/form/Form.styles.ts';
import { placeOf } from '../resource/placeOf.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { SettingsForm } from './useSettings.ts';

type SettingsFrameProps = {
  form: Omit<SettingsForm<unknown>, 'values' | 'set'>;
  /** Returns the label of a field; undefined for a path that is not a field of the page. */
  labelOf: (path: string) => string | undefined;
  children: ReactNode;
};

/** The frame of a settings page: notice of a restored draft, errors, and the save bar. */
export function SettingsFrame({ form, labelOf, children }: SettingsFrameProps) {
  const t = useTranslate();
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
      <RejectedAlert form={form} labelOf={labelOf} />
      {children}
      <FootBar
        note={
          <Row role="status">
            {form.dirty && (
              <>
                <Icon name="edit" size={14} />
                <Text tone="muted">{t('form.unsaved')}</Text>
              </>
            )}
          </Row>
        }
      >
        <Button disabled={!form.dirty} onClick={form.discard}>
          {t('form.discard')}
        </Button>
        <Button type="submit" tone="primary" busy={form.saving} disabled={!form.dirty}>
          {t(form.saving ? 'form.saving' : 'form.save')}
        </Button>
      </FootBar>
    </FormFrame>
  );
}

/** Shows why the form was rejected, with links to the fields. */
function RejectedAlert({ form, labelOf }: Pick<SettingsFrameProps, 'form' | 'labelOf'>) {
  const t = useTranslate();
  const problems = useProblem();
  const problemEntries = Object.entries(form.problems);
  if (problemEntries.length === 0 && form.rejection === null) return null;
  return (
    <ErrorSummary
      attempt={form.attempts}
      title={problemEntries.length > 0 ? t('form.wrong', { count: problemEntries.length }) : t('form.failed')}
      text={form.rejection && problems.message(form.rejection)}
      actions={
        form.rejection?.code === 'record.changed' ? (
          <Button size="s" onClick={form.discard}>
            {t('form.takeNew')}
          </Button>
        ) : undefined
      }
      problems={problemEntries.map(([path, fieldError]) => {
        const label = labelOf(path);
        return { id: path, text: problems.field(fieldError), ...(label && { label, field: placeOf(path) }) };
      })}
    />
  );
}
