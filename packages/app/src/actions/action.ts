import type { Field } from '@tilldesk/domain/fields';
import type { FieldProblem } from '@tilldesk/domain/problems';
import type { ApprovalAction } from '@tilldesk/domain/approvals';
import type { IconName } from '@tilldesk/ui';
import type { DialogProps } from '@tilldesk/ui/overlay';
import type { FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import type { Formats } from '../i18n/formats.ts';
import type { MessageId } from '../i18n/Messages.ts';
import type { MessageValues, Translate } from '../i18n/useTranslate.ts';

/** Translation and formats for the texts of an action. */
export type TextContext = Formats & {
  t: Translate;
  /** Today's business day, 'YYYY-MM-DD'. */
  today: string;
};

/**
 * A message, which receives the values of `Definition.values`, or a function that returns the text. `input` are the values that
 * the fields have so far.
 */
export type Text<Of, V = Values> = MessageId | ((of: Of, context: TextContext, input: Partial<V>) => string);

/** Properties of a custom input. It renders its own `Field`. */
export type ActionInputProps<Of, Value> = {
  /** The record that the action changes. */
  of: Of;
  value: Value;
  onChange: (value: Value) => void;
  /** Why the value was rejected, by the field itself or by the server. */
  error: string | undefined;
  /** All errors of the server by path, for an input with several parts. */
  serverErrors: Readonly<Record<string, string>>;
  /** Whether the user has tried to confirm: missing parts are marked from then on. */
  tried: boolean;
  /** True while the action runs and while its outcome is unknown. */
  readOnly: boolean;
};

type CommonField<Of, Value> = {
  /** The value on opening. @default empty */
  initial?: (of: Of, context: TextContext) => NoInfer<Value> | null;
  /** Whether the field is shown. A hidden field is not validated and keeps its initial value. @default always */
  when?: (of: Of, values: Readonly<Record<string, unknown>>) => boolean;
  /** Returns why a value cannot be sent: a problem, or its text. */
  check?: (value: Value, of: Of, context: TextContext) => FieldProblem | string | undefined;
};

/** A value with the input of its kind. */
type KindField<Of, Value> = CommonField<Of, Value> & {
  label: Text<Of>;
  hint?: Text<Of>;
  /** Validates and cleans the value: `longText({ required: true, max: 200 })`. Its kind selects the input. */
  schema: Field<z.ZodMiniType<Value>>;
  /** Error of a missing value. @default "This field is required." */
  missing?: MessageId;
  /** Height of a `longText` in lines. @default 4 */
  rows?: number;
  /** Returns the label of an option of a `choice`. */
  option?: (value: string, context: TextContext) => string;
  /** Options of a `choice` that are offered. @default all */
  options?: (of: Of) => readonly string[];
  /** Shows a `choice` as radio buttons. @default a select */
  radio?: true;
  /** First and last day of a `date`. */
  range?: (context: TextContext) => { min?: string; max?: string };
};

/** A value with an input of its own. */
export type CustomField<Of, Value> = CommonField<Of, Value> & {
  input: FunctionComponent<ActionInputProps<Of, Value>>;
  /** Names of further server errors that the input shows. */
  parts?: readonly string[];
};

/** A value that an action asks for. */
export type ActionField<Of, Value> = KindField<Of, Value> | CustomField<Of, Value>;

/** Data of one run of an action. */
export type Run = {
  /** Idempotency-Key: the same for a retry with the same values. */
  key: string;
  /** Id for a record that the action creates: the same as long as the dialog is open. */
  id: string;
  /** The approval of another person if one was needed, to be spread into the body. */
  approval: { approvalId?: string };
};

/** A method, so that an action with a certain response is an `Action<Of>`, too. */
type Toast<Of, V, Answer> = { text(answer: Answer, of: Of, context: TextContext, input: V): string };

/** What an action shows, asks for, and sends. `V` are the values of its fields. */
export type Definition<Of, V, Answer> = {
  title: Text<Of, V>;
  /** Describes what will happen. */
  text?: Text<Of, V>;
  /** Label of the confirming button. */
  confirm: Text<Of, V>;
  icon?: IconName;
  tone?: 'primary' | 'danger';
  /** @default the label of the form's cancel button */
  cancel?: MessageId;
  /** Accessible name of a close button in the corner. Without it there is none. */
  closeLabel?: MessageId;
  size?: DialogProps['size'];
  /** Texts for an unknown outcome: the alert, and the label of the button that sends the same again. */
  unsure?: { text: MessageId; again: MessageId };
  /** Values of the placeholders in all texts. Those of the fields are added by name. */
  values?: (of: Of, context: TextContext, input: Partial<V>) => MessageValues;
  /** Without fields, the action asks for confirmation only; its call must not need an Idempotency-Key. */
  fields?: { [K in keyof V]: ActionField<Of, V[K]> };
  /** Requests another person's approval if the user's rights are not sufficient; `sentence` describes the action to them. */
  approval?: { action: ApprovalAction; subjectId: (of: Of) => string; sentence: Text<Of, V> };
  send: (of: Of, input: V, run: Run) => Promise<Answer>;
  /** The toast afterwards. Without it there is none. */
  done?: MessageId | Toast<Of, V, Answer>['text'];
  /** Resources to refresh afterwards, and when another user changed the record meanwhile. */
  refresh?: readonly string[];
};

/** Values of fields by name. */
export type Values = Readonly<Record<string, unknown>>;

/** An action on a record; `useAction` opens it. */
export type Action<Of, Answer = unknown> = Definition<Of, Values, Answer>;

/**
 * Declares an action that asks, calls, and shows a toast; `useAction` and `ActionButton` open it. With fields it is a form in a
 * dialog, without fields a question.
 *
 * ```ts
 * export const voidShift: Action<ShiftDetails> = action({
 *   title: 'clock.void.title',
 *   confirm: 'clock.void',
 *   tone: 'danger',
 *   fields: { reason: { label: 'clock.reason', schema: longText({ required: true, max: 200 }) } },
 *   send: ({ id, version }, { reason }) => call(clock.void, { params: { id }, body: { version, reason } }),
 *   done: 'clock.void.done',
 *   values: ({ employeeName }) => ({ name: employeeName }),
 *   refresh: ['clock'],
 * });
 * ```
 *
 * The dialog asks before typed input is lost, shows the server's field errors at the fields, locks the fields while the outcome
 * is unknown, sends a retry with the same Idempotency-Key, and returns the focus.
 */
export const action = <Of, V extends Values, Answer>(definition: Definition<Of, V, Answer>): Action<Of, Answer> =>
  definition as Action<Of, Answer>;

/** The problem of a field that must have a value. */
export const missingValue: FieldProblem = { code: 'required', message: '' };
