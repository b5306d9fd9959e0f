import { fieldProblems } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useDraft, type FormDraft } from '../drafts/useDraft.ts';
import { useLeave } from '../navigation/useLeave.ts';

/** A form over the one record that a page of settings shows. */
export type SettingsForm<V> = {
  values: V;
  /** Writes what inputs gave. */
  set: (change: Partial<V>) => void;
  dirty: boolean;
  saving: boolean;
  /** What is wrong, by path; a field's goes once it is edited. */
  problems: Readonly<Record<string, FieldProblem>>;
  rejection: ApiProblem | null;
  /** Counts the refused attempts, so that the summary can take the focus after each. */
  attempts: number;
  save: () => void;
  /** Drops what was written and shows what the server has. */
  discard: () => void;
  draft: FormDraft;
};

type SettingsPlan<V, B> = {
  /** What stands there before anything is written. */
  beginning: V;
  /** Reads a kept draft; what it does not know is no draft. */
  kept: z.ZodMiniType<{ [K in keyof V]?: V[K] | undefined }>;
  /** Whether two values of a field are the same. @default by identity */
  alike?: (one: V[keyof V], other: V[keyof V]) => boolean;
  /** What is sent, as the contract reads it. */
  body: z.ZodMiniType<B>;
  /** What is to be read so, of all values or of those that changed. */
  written: (values: V, changed: readonly (keyof V)[]) => unknown;
  /** Sends it; a refusal stays in the form. */
  send: (body: B) => Promise<void>;
  /** Asks the server again. */
  again: () => void;
};

/**
 * Holds a page of settings: what is written is kept as a draft and protected from leaving, checked by the contract before it
 * is sent, and refused at its fields.
 */
export function useSettings<V extends object, B>(plan: SettingsPlan<V, B>): SettingsForm<V> {
  const { beginning, kept: savedFields, alike = Object.is, body, written, send, again } = plan;
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

/** What was really kept; an older draft may know fewer fields. */
const definedOf = <V>(found: { [K in keyof V]?: V[K] | undefined }): Partial<V> =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Partial<V>;
