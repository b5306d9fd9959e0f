import { workstation, workstations, type Workstation } from '@tilldesk/domain/hardware';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';

/** Renames another workstation of the store. */
export const renameWorkstation: Action<Workstation> = action({
  size: 's',
  title: 'hardware.rename.title',
  confirm: 'form.save',
  closeLabel: 'form.cancel',
  values: ({ name }) => ({ name }),
  fields: {
    name: { label: 'hardware.field.name', schema: workstation.fields.name, initial: ({ name }) => name },
  },
  send: ({ createdAt: _createdAt, updatedAt: _updatedAt, ...content }, { name }) =>
    call(workstations.save, { body: { ...content, name } }),
  refresh: ['workstations'],
});

const removal = {
  title: 'hardware.remove.title',
  text: 'hardware.remove.text',
  confirm: 'hardware.remove',
  tone: 'danger',
  values: ({ name }: Workstation) => ({ name }),
} as const;

const removed = { done: 'hardware.removed', refresh: ['workstations'] } as const;

/** Removes a workstation with its settings. */
export const removeWorkstation: Action<Workstation> = action({
  ...removal,
  ...removed,
  send: ({ id }) => call(workstations.remove, { params: { id } }),
});

/** The first of two questions before the current browser's workstation is removed. */
export const beforeRemovingOwn: Action<Workstation> = action({ ...removal, send: () => Promise.resolve() });

/** Removes the current browser's workstation: the second question. */
export const removeOwnWorkstation: Action<Workstation> = action({
  ...removal,
  ...removed,
  title: 'hardware.remove.own.title',
  text: 'hardware.remove.own.text',
  confirm: 'hardware.remove.own.yes',
  async send({ id }) {
    await call(workstations.remove, { params: { id } });
    currentWorkstation.set(null);
  },
});
