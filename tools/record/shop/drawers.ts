import { registers } from '../../../packages/domain/src/exports/registers.ts';
import type { Perform } from '../recordingServer.ts';
import type { Accounts } from './people.ts';
import { drawerId } from './shopIds.ts';

const FLOAT = 10_000;

/** Opens the drawer of the front counter in the morning of a day; the cashier joins it. */
export async function openDrawer(perform: Perform, { owner, cashier }: Accounts, day: string): Promise<void> {
  const { items } = await perform(owner, `${day}T12:49:00.000Z`, registers.list, {});
  const registerId = items.find(({ name }) => name === 'Front counter')?.id ?? '';
  const body = { id: drawerId(day), registerId, counted: FLOAT };
  await perform(owner, `${day}T12:50:00.000Z`, registers.open, { body });
  await perform(cashier, `${day}T12:55:00.000Z`, registers.join, { params: { id: body.id }, body: {} });
}

/** Closes the drawer of a day as counted exactly, and takes all but the float to the bank. */
export async function closeDrawer(perform: Perform, { owner }: Accounts, day: string): Promise<void> {
  const at = `${day}T22:30:00.000Z`;
  const params = { id: drawerId(day) };
  const { version, expected } = await perform(owner, at, registers.one, { params });
  const counted = expected ?? 0;
  await perform(owner, at, registers.close, {
    params,
    body: { version, counted, note: null, bankDrop: counted - FLOAT },
  });
}
