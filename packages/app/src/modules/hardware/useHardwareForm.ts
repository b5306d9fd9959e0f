import {
  plainWorkstation,
  workstation,
  workstations,
  type Workstation,
  type WorkstationDraft,
} from '@tilldesk/domain/hardware';
import * as z from 'zod/mini';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSettings, type SettingsForm } from '../../settings/useSettings.ts';
import { refresh } from '../../api/useAnswer.ts';
import { call } from '../../api/call.ts';
import { ApiProblem } from '../../api/ApiProblem.ts';
import { newId } from '../../api/newId.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';
import { toasts } from '../../page/toasts.ts';

export type HardwareField = keyof typeof workstation.fields;
/** The form values: while editing, the name may be empty and a number missing. */
export type HardwareValues = Omit<WorkstationDraft, 'receiptCopies'> & { receiptCopies: number | null };

const savedFields = z.partial(z.extend(workstation.draft, { name: z.string(), receiptCopies: z.nullable(z.int()) }));

export type HardwareFormState = Omit<SettingsForm<HardwareValues>, 'set'> & {
  /** Sets a field from an input's value; a value that the field does not accept is ignored. */
  set: (name: HardwareField, value: unknown) => void;
};

/** The form for how this browser prints; `own` is null when the browser was never set up. */
export function useHardwareForm(own: Workstation | null, again: () => void): HardwareFormState {
  const t = useTranslate();
  const form = useSettings<HardwareValues, WorkstationDraft>({
    beginning: beginningOf(own),
    savedSchema: savedFields,
    body: workstation.draft,
    written: (values) => values,
    send: async (draft) => {
      currentWorkstation.set(await saved(own, draft));
      refresh('workstations');
      toasts.show({ tone: 'ok', text: t('hardware.saved') });
    },
    again,
  });
  return {
    ...form,
    set(name, value) {
      const read = z.safeParse(savedFields, { [name]: value });
      if (read.success) form.set(read.data as Partial<HardwareValues>);
    },
  };
}

async function saved(own: Workstation | null, draft: WorkstationDraft): Promise<Workstation> {
  const send = (id: string, version: number) => call(workstations.save, { body: { ...draft, id, version } });
  if (own === null) return send(newId(), 0);
  try {
    return await send(own.id, own.version);
  } catch (error) {
    // This browser was set up in another business: save it as a new workstation here.
    if (error instanceof ApiProblem && error.code === 'record.notFound') return send(newId(), 0);
    throw error;
  }
}

const beginningOf = (own: Workstation | null): HardwareValues => {
  if (own === null) return plainWorkstation;
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...draft } = own;
  return draft;
};
