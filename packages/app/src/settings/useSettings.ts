import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useDraft, type FormDraft } from '../drafts/useDraft.ts';
import { useLeave } from '../navigation/useLeave.ts';

/** A form over the single record of a settings page. */
export type SettingsForm<V> = {
  values: V;
  /** Applies changes of inputs. */
  set: (change: Partial<V>) => void;
  dirty: boolean;
  saving: boolean;
  /** Errors by path; a field's error is cleared when the field is edited. */
  problems: Readonly<Record<string, FieldProblem>>;
  rejection: ApiProblem | null;
  /** Counts the rejected attempts, so that the summary can get the focus after each. */
  attempts: number;
  save: () => void;
  /** Discards all edits and shows the server's values. */
  discard: () => void;
  draft: FormDraft;
};

type SettingsPlan<V, B> = {
  /** The initial values. */
  beginning: V;
  /** Schema of a saved draft; a draft that does not match is ignored. */
  savedSchema: z.ZodMiniType<{ [K in keyof V]?: V[K] | undefined }>;
  /** Compares two values of a field. @default by identity */
  alike?: (one: V[keyof V], other: V[keyof V]) => boolean;
  /** Schema of the request body, from the contract. */
  body: z.ZodMiniType<B>;
  /** Builds the body to validate, from all values or from the changed ones. */
  written: (values: V, changed: readonly (keyof V)[]) => unknown;
  /** Sends the body; a rejection is shown in the form. */
  send: (body: B) => Promise<void>;
  /** Loads the server's values again. */
  again: () => void;
};

/**
 * Manages a settings page. Edits are saved as a draft and protected from leaving, validated by the contract before sending, and
 * rejections are shown at the fields.
 */
export function useSettings<V extends object, B>(plan: SettingsPlan<V, B>): SettingsForm<V> {
  const { beginning, savedSchema: savedFields, alike = Object.is, body, written, send, again } = plan;
  const [edited, setEdited] = useState<Partial<V>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [rejection, setRejection] = useState<ApiProblem | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [saving, setSaving] = useState(false);
  const running = useRef(false);

  const values: V = { ...beginning, ...edited };
  const names = Object.keys(beginning) as (keyof V)[];
  const changed = names.filter((name) => !alike(values[name], beginning[name]));
  const dirty = changed.length > 0;
  const draft = useDraft('', dirty ? edited : null, (found) => {
    const read = z.safeParse(savedFields, found);
    const content = read.success ? definedOf<V>(read.data) : {};
    if (Object.keys(content).length === 0) return false;
    setEdited((before) => ({ ...content, ...before }));
    return true;
  });
  const release = useLeave(dirty, draft.drop);

  const startOver = () => {
    setEdited({});
    setProblems({});
    setRejection(null);
    release();
    draft.drop();
  };
  const showErrors = (fieldErrors: Readonly<Record<string, FieldProblem>>, by: ApiProblem | null) => {
    setProblems(fieldErrors);
    setRejection(by);
    setAttempts((count) => count + 1);
  };
  const save = async () => {
    if (running.current || !dirty) return;
    const content = written(values, changed);
    const read = z.safeParse(body, content);
    if (!read.success) return showErrors(fieldProblems(read.error, content), null);
    running.current = true;
    setSaving(true);
    try {
      await send(read.data);
      startOver();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showErrors(error.fields, error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  return {
    values,
    set(change) {
      setEdited((before) => ({ ...before, ...change }));
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path in change))));
    },
    dirty,
    saving,
    problems,
    rejection,
    attempts,
    save: () => void save(),
    discard() {
      startOver();
      again();
    },
    draft,
  };
}

/** Returns the values that the draft contains; an older draft may have fewer fields. */
const definedOf = <V>(found: { [K in keyof V]?: V[K] | undefined }): Partial<V> =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Partial<V>;
