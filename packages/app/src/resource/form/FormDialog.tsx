import { Button } from '@tilldesk/ui';
import { Dialog, type DialogProps } from '@tilldesk/ui/overlay';
import { useId } from 'react';
import { Stack } from '../../page/flow.styles.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toasts } from '../../page/toasts.ts';
import { ArchiveButton } from '../ArchiveButton.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SectionFields } from './FormFields.tsx';
import { FormSummary } from './FormSummary.tsx';
import type { VersionedRecord, Resource } from '../resource.ts';
import { useCloseGuard } from './useClosing.tsx';
import { useForm } from './useForm.ts';

export type FormDialogProps<R extends VersionedRecord> = {
  resource: Resource<R>;
  /** Null adds a new record. */
  record: R | null;
  /** Title for a new record; an existing one is titled by its name. */
  title: string;
  onClose: () => void;
  onSaved?: ((saved: R) => void) | undefined;
  /** The width of the dialog. @default 'm' */
  size?: DialogProps['size'];
};

/** The form of a resource without its own page: in a dialog over the list. */
export function FormDialog<R extends VersionedRecord>({
  resource,
  record,
  title,
  onClose,
  onSaved,
  size,
}: FormDialogProps<R>) {
  const t = useTranslate();
  const frame = useId();
  const { form, entity, nameOf } = resource;
  if (form === undefined) throw new Error(`FormDialog: ${resource.calls.name} has no form`);
  const state = useForm(resource, form, record, (saved) => {
    toasts.show({ tone: 'ok', text: t('form.saved', { name: nameOf(saved) }) });
    onClose();
    onSaved?.(saved);
  });
  const { close, confirmDialog } = useCloseGuard(state.dirty, onClose);
  return (
    <Dialog
      open
      size={size}
      title={record ? nameOf(record) : title}
      closeLabel={t('form.cancel')}
      onClose={close}
      footer={
        <>
          {record && <ArchiveButton resource={resource} record={record} disabled={state.dirty} onArchived={onClose} />}
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button type="submit" form={frame} tone="primary" busy={state.saving}>
            {t(state.saving ? 'form.saving' : 'form.save')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          state.save();
        }}
      >
        <FormSummary entityName={entity.name} at={resource.at} state={state} />
        {form.sections.map((section) => (
          <SectionFields
            key={section.title}
            section={section}
            resource={resource}
            form={form}
            state={state}
            record={record}
          />
        ))}
      </Stack>
      <ConflictDialog resource={resource} state={state} />
      {confirmDialog}
    </Dialog>
  );
}
