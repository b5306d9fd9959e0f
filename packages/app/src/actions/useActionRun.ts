import { dayOf } from '@tilldesk/domain/time';
import { flushSync } from 'react-dom';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/ApiProblem.ts';
import { newId } from '../api/newId.ts';
import { refresh } from '../api/useAnswer.ts';
import { useMutation, type Mutation } from '../api/useMutation.ts';
import { useApproval } from '../approvals/useApproval.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate, type MessageValues } from '../i18n/useTranslate.ts';
import { toasts } from '../page/toasts.ts';
import { useSession } from '../session/useSession.ts';
import type { Action, TextContext, Text, Values } from './action.ts';

export type ActionDialogProps<Of, Answer> = {
  action: Action<Of, Answer>;
  of: Of;
  onClose: () => void;
  /** Called after the dialog was closed by success. */
  onDone?: ((answer: Answer) => void) | undefined;
};

type ActionRun<Of> = {
  context: TextContext;
  /** Returns a text of the action; `input` are values of fields, available to placeholders. */
  textOf: (text: Text<Of>, input?: Values) => string;
  mutation: Mutation;
  /** Sends the action. `onRejected` is called with a problem that the server returned. */
  run: (input: Values, onRejected?: (problem: ApiProblem) => void) => Promise<void>;
  approvalDialog: ReactNode;
};

/** Runs an action: its call, the approval if one is needed, the toast, and the refresh. */
export function useActionRun<Of, Answer>({
  action,
  of,
  onClose,
  onDone,
}: ActionDialogProps<Of, Answer>): ActionRun<Of> {
  const t = useTranslate();
  const formats = useFormats();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const context = useMemo(() => ({ ...formats, t, today }), [formats, t, today]);
  const mutation = useMutation();
  const { approved, approvalDialog } = useApproval();
  const [id] = useState(newId);
  const { approval, done, refresh: resources = [] } = action;
  const firstAttempt = useRef(of);

  const textOf = (text: Text<Of>, input: Values = {}) =>
    typeof text === 'function'
      ? text(of, context, input)
      : t(text, { ...printable(input), ...action.values?.(of, context, input) });
  const refreshAll = () => {
    for (const resource of resources) refresh(resource);
  };

  async function run(input: Values, onRejected?: (problem: ApiProblem) => void): Promise<void> {
    // After an unknown outcome the same request is sent again, also if the record was refreshed meanwhile: its Idempotency-Key
    // belongs to that body.
    if (!mutation.unsure) firstAttempt.current = of;
    const subject = firstAttempt.current;
    const send = async (key: string, approvalId?: string) => ({
      answer: await action.send(subject, input, { key, id, approval: approvalId === undefined ? {} : { approvalId } }),
    });
    const completed = await mutation.run(input, async (key) => {
      try {
        if (approval === undefined) return await send(key);
        const { action: approvedAction, subjectId, sentence } = approval;
        const request = { action: approvedAction, subjectId: subjectId(subject), sentence: textOf(sentence, input) };
        return await approved(request, (approvalId) => send(key, approvalId));
      } catch (error) {
        if (error instanceof ApiProblem) {
          // The dialog then shows the current state of the record, and a second confirmation applies to it.
          if (error.code === 'record.changed' || action.fields === undefined) refreshAll();
          onRejected?.(error);
        }
        throw error;
      }
    });
    if (completed === null) return;
    const { answer } = completed;
    if (done !== undefined) {
      toasts.show({
        tone: 'ok',
        text: typeof done === 'function' ? done(answer, of, context, input) : textOf(done, input),
      });
    }
    // Closed before `onDone`, which may leave the page: the input of the closed dialog is not unsaved.
    flushSync(onClose);
    onDone?.(answer);
    refreshAll();
  }
  return { context, textOf, mutation, run, approvalDialog };
}

/** Returns the values that a message can show: texts and numbers. */
const printable = (input: Values): MessageValues =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
