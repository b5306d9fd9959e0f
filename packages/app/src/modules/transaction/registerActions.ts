import { text } from '@tilldesk/domain/fields';
import { registers, type Register } from '@tilldesk/domain/registers';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

const common = { size: 's', confirm: 'transaction.registers.save', refresh: ['registers'] } as const;

/** The name of a register is unique in the store. */
const name = { label: 'transaction.registers.name', schema: text({ required: true, max: 40 }) } as const;

/** Adds a register to the store. */
export const addRegister: Action<null> = action({
  ...common,
  title: 'transaction.registers.add',
  fields: { name },
  send: (_, body, { id }) => call(registers.create, { body: { id, ...body } }),
});

/** Renames a register. */
export const renameRegister: Action<Register> = action({
  ...common,
  title: 'transaction.registers.name',
  fields: { name: { ...name, initial: (register) => register.name } },
  send: ({ id, version }, body) => call(registers.change, { params: { id }, body: { version, ...body } }),
});
