import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { refresh, resourceOf } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { useSession } from '../../session/useSession.ts';
import { formContent } from '../../drafts/formDraft.ts';
import { useDraft, type FormDraft } from '../../drafts/useDraft.ts';
import { useLeave } from '../../navigation/useLeave.ts';
import {
  beginningOf,
  differing,
  draftOf,
  fieldAt,
  fieldErrorsIn,
  type FormProblems,
  type FormValues,
} from './formValues.ts';
import type { Form, VersionedRecord, Resource } from '../resource.ts';

/** The state of a form. */
export type FormState<R> = {
  values: FormValues;
  set: (name: string, value: unknown) => void;
  /** Errors by path; a field's error is cleared when the field is edited. */
  problems: FormProblems;
  /** Why the server rejected the form, apart from field errors. */
  rejection: ApiProblem | null;
  /** Counts the rejected attempts, so that the summary can get the focus after each. */
  attempts: number;
  dirty: boolean;
  /** The edited fields: only these are sent. */
  changed: readonly string[];
  saving: boolean;
  /** The current record, when another user has changed it. */
  conflict: R | null;
  save: () => void;
  /** Saves over the other user's changes. */
  overwrite: () => void;
  /** Loads the other user's changes and discards one's own. */
  reload: () => void;
  /** Returns to the form without resolving the conflict. */
  postpone: () => void;
  /** The draft that is saved while the user types. */
  draft: FormDraft;
  /** True when the restored draft is based on an older version of the record. */
  changedSince: boolean;
  /** Discards all edits. */
  discard: () => void;
};

/**
 * Manages a form over an entity's draft. Validates by the entity before sending, creates with one id however often it is sent,
 * and changes with the version that was read. `onSaved` receives the record as stored by the server.
 */
export function useForm<R extends VersionedRecord>(
  { entity, calls }: Resource<R>,
  form: Form<R>,
  record: R | null,
  onSaved: (saved: R) => void,
): FormState<R> {
  const { store } = useSession();
  const [query] = useSearchParams();
  const names = form.sections.flatMap(({ fields }) => fields);
  const shape = Object.fromEntries(Object.entries(entity.fields).filter(([name]) => names.includes(name)));
  const [intent, setIntent] = useState(() => ({ id: newId(), sent: '', key: '' }));
  const [blank] = useState(() => form.blank?.(store, query) ?? {});
  const [edited, setEdited] = useState<FormValues>({});
  const [baseRecord, setBaseRecord] = useState<R | null>(record);
  const [problems, setProblems] = useState<FormProblems>({});
  const [rejection, setRejection] = useState<ApiProblem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<R | null>(null);
  const busy = useRef(false);

  // Until the first edit the form follows the record; from then on it retains its initial values.
  const first = { ...beginningOf(shape, baseRecord, blank), ...edited };
  const isEdited = differing(beginningOf(shape, baseRecord, blank), first).length > 0;
  const base = isEdited || (baseRecord?.version ?? 0) > (record?.version ?? 0) ? baseRecord : record;
  const beginning = beginningOf(shape, base, blank);
  const values = { ...beginning, ...edited };
  const changed = differing(beginning, values);
  const dirty = changed.length > 0;
  const draft = useDraft(
    record?.id ?? '',
    dirty ? { edited, id: record === null ? intent.id : null, version: base?.version ?? null } : null,
    (savedDraft) => {
      const content = formContent(shape, savedDraft);
      if (content === null || differing(beginningOf(shape, record, blank), content.edited).length === 0) return false;
      // The id finds a save whose response was lost; an older version asks before it overwrites.
      if (record === null) setIntent((own) => ({ ...own, id: content.id ?? own.id }));
      else if (content.version !== null)
        setBaseRecord({ ...record, version: Math.min(content.version, record.version) });
      setEdited((typed) => ({ ...content.edited, ...typed }));
      return true;
    },
  );
  const release = useLeave(dirty, draft.drop);

  const showErrors = (fieldErrors: FormProblems, by: ApiProblem | null) => {
    setProblems(fieldErrors);
    setRejection(by);
    setAttempts((count) => count + 1);
  };

  const send = async (draft: FormValues, version: number): Promise<R> => {
    if (base === null) {
      const body = { ...draft, id: intent.id };
      const sent = JSON.stringify(body);
      // The same content is the same intent: the server returns its first response.
      if (intent.sent !== sent) Object.assign(intent, { sent, key: newId() });
      return call(required(calls.create), { body }, { key: intent.key });
    }
    const body = { ...Object.fromEntries(changed.map((name) => [name, draft[name]])), version };
    return call(required(calls.change), { params: { id: base.id }, body });
  };

  const save = async (version: number) => {
    if (busy.current) return;
    const draft = draftOf(values);
    const fieldErrors = fieldErrorsIn(
      entity.draft,
      { ...draftOf(beginningOf(entity.fields, base, blank)), ...draft },
      form.check,
    );
    if (Object.keys(fieldErrors).length > 0) return showErrors(fieldErrors, null);
    busy.current = true;
    setSaving(true);
    try {
      const saved = await send(draft, version);
      startFrom(saved);
      release();
      refresh(resourceOf(calls.list));
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'record.changed' && base) await compare(base.id, error);
      else showErrors(error.fields, error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const compare = async (id: string, rejected: ApiProblem) => {
    try {
      setConflict(await call(required(calls.one), { params: { id } }));
    } catch (error) {
      showErrors(rejected.fields, error instanceof ApiProblem ? error : rejected);
    }
  };

  const startFrom = (now: R | null) => {
    setBaseRecord(now);
    setEdited({});
    setProblems({});
    setRejection(null);
    setConflict(null);
    draft.drop();
  };

  return {
    values,
    set(name, value) {
      if (!dirty) setBaseRecord(base);
      setEdited((before) => ({ ...before, [name]: value }));
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => fieldAt(path) !== name)));
    },
    problems,
    rejection,
    attempts,
    dirty,
    changed,
    saving,
    conflict,
    save: () => void save(base?.version ?? 0),
    overwrite: () => void save(conflict?.version ?? base?.version ?? 0),
    reload() {
      startFrom(conflict);
      refresh(resourceOf(calls.list));
    },
    postpone: () => setConflict(null),
    draft,
    changedSince: record !== null && (base?.version ?? 0) < record.version,
    discard: () => startFrom(record),
  };
}

function required<T>(endpoint: T | undefined): T {
  if (endpoint === undefined) throw new Error('form: the resource has no call to save by');
  return endpoint;
}
