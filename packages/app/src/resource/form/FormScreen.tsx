import { can } from '@tilldesk/domain/rights';
import { Button, FootBar, Icon, Kbd, Text } from '@tilldesk/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../page/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { RestoredStrip } from '../../drafts/RestoredStrip.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Row } from '../../page/flow.styles.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ArchiveButton } from '../ArchiveButton.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Details } from '../Details.tsx';
import { FormFields } from './FormFields.tsx';
import { FormSummary } from './FormSummary.tsx';
import { FormFrame, WithSidebar } from './Form.styles.ts';
import { recordAddress } from '../places.ts';
import type { Form, VersionedRecord, Resource } from '../resource.ts';
import { useForm } from './useForm.ts';
import { useRecord } from '../useRecord.ts';

/** The form of a resource: a new record or the one in the address. Read-only for users without the right to change it. */
export function FormScreen<R extends VersionedRecord>({ resource }: { resource: Resource<R> }) {
  const { id, data, problem, again } = useRecord(resource);
  const { permissions } = useSession();
  const { form, calls } = resource;
  const needs = calls.change?.needs;
  if (form === undefined) throw new Error(`FormScreen: ${calls.name} has no form`);
  if (id === undefined) return <Filled resource={resource} form={form} record={null} />;
  if (data && typeof needs === 'object' && !can(permissions, ...needs)) {
    return (
      <Page title={resource.nameOf(data)} width="narrow">
        <Details resource={resource} record={data} />
        {form.sidebar && <form.sidebar record={data} dirty={false} />}
      </Page>
    );
  }
  if (data) return <Filled key={id} resource={resource} form={form} record={data} />;
  return problem ? <Failed problem={problem} onAgain={again} /> : <Wait />;
}

type FilledProps<R extends VersionedRecord> = { resource: Resource<R>; form: Form<R>; record: R | null };

function Filled<R extends VersionedRecord>({ resource, form, record }: FilledProps<R>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const { entity, at, nameOf } = resource;
  const back = record && at.details ? recordAddress(at.details, record.id) : at.list;

  const state = useForm(resource, form, record, (saved) => {
    toasts.show({ tone: 'ok', text: t('form.saved', { name: nameOf(saved) }) });
    const savedRoute = form.saved?.[record === null ? 'add' : 'edit'];
    const place = savedRoute === 'edit' ? at.edit : savedRoute === 'list' ? undefined : at.details;
    void navigate(place ? recordAddress(place, saved.id) : at.list, { replace: true });
  });
  const isNew = record === null;
  useEffect(
    function focusFirstField() {
      if (isNew) focusFirst(frame.current);
    },
    [isNew],
  );
  useSaveKey(state.save);

  const Sidebar = form.sidebar;
  return (
    <Page
      title={record ? nameOf(record) : undefined}
      width={Sidebar && record ? 'wide' : 'narrow'}
      actions={
        record && !at.details ? <ArchiveButton resource={resource} record={record} disabled={state.dirty} /> : undefined
      }
    >
      <WithSidebar data-beside={(Sidebar && record !== null) || undefined}>
        <FormFrame
          ref={frame}
          noValidate
          onBlur={state.draft.flush}
          onSubmit={(event) => {
            event.preventDefault();
            state.save();
          }}
        >
          <RestoredStrip
            at={state.draft.restoredAt}
            changedSince={state.changedSince}
            onDiscard={() => {
              state.discard();
              focusFirst(frame.current);
            }}
          />
          <FormSummary entityName={entity.name} at={resource.at} state={state} />
          <FormFields resource={resource} form={form} state={state} record={record} />
          <FootBar
            note={
              <Row role="status">
                {state.dirty && (
                  <>
                    <Icon name="edit" size={14} />
                    <Text tone="muted">{t(unsavedNotes[state.draft.problem ?? 'none'])}</Text>
                  </>
                )}
              </Row>
            }
          >
            <Kbd>{saveKey}</Kbd>
            <Button onClick={() => void navigate(back)}>{t('form.cancel')}</Button>
            <Button type="submit" tone="primary" busy={state.saving} aria-keyshortcuts="Control+S Meta+S">
              {t(state.saving ? 'form.saving' : 'form.save')}
            </Button>
          </FootBar>
        </FormFrame>
        {Sidebar && record && <Sidebar record={record} dirty={state.dirty} />}
      </WithSidebar>
      <ConflictDialog resource={resource} state={state} />
    </Page>
  );
}

const unsavedNotes = { none: 'form.unsaved', offline: 'draft.offline', tooLarge: 'draft.tooLarge' } as const;

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, [role=combobox], textarea')?.focus();

const isApple = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.userAgent ?? '');
const saveKey = isApple ? '⌘ S' : 'Ctrl S';

/** Ctrl+S, or ⌘S, saves wherever the focus is. */
function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) save();
  });
  useEffect(function listenForSaveKey() {
    const handleKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
