import { employees } from '../../../packages/domain/src/exports/employees.ts';
import { plainWorkstation, workstations } from '../../../packages/domain/src/exports/hardware.ts';
import { someRights } from '../../../packages/domain/src/exports/rights.ts';
import { counterWithPrinter } from '../../../packages/app/src/fake-server/counterWithPrinter.ts';
import type { StaffPerson } from '../../../packages/app/src/fake-server/people.ts';
import type { Account, RecordingServer } from '../recordingServer.ts';
import { dana, openShop, type PersonFacts } from './people.ts';

const cashier = { role: 'Cashier', rights: someRights({ 'Sale & Invoice': 'rc' }), viewCost: false } as const;

const people: Record<StaffPerson | 'locked' | 'left' | 'moving', PersonFacts> = {
  administrator: dana,
  locked: { ...cashier, name: 'Noah Klein', email: 'noah@harbourstreet.example' },
  left: { ...cashier, name: 'Lena Ortiz', email: 'lena@harbourstreet.example' },
  moving: { ...cashier, name: 'Elena Ruiz', email: 'elena@harbourstreet.example' },
};

/** Stories name it in `knownIds`. */
const invitedId = '01936c3a-7c00-7052-8001-000000000001';

/** The shop whose employees are locked, invited, inactive, and about to change their email; it has two workstations. */
export async function openStaffShop(server: RecordingServer): Promise<Record<StaffPerson, Account>> {
  const { perform } = server;
  const { administrator, locked, left, moving } = await openShop(server, 'staff', people);
  const { roleId, storeIds } = await perform(administrator, '2026-03-13T14:55:00.000Z', employees.one, {
    params: { id: locked.userId },
  });
  await perform(administrator, '2026-03-13T15:00:00.000Z', employees.create, {
    body: {
      id: invitedId,
      name: 'Ivy Park',
      email: 'ivy@harbourstreet.example',
      username: 'ivy',
      userType: 'employee',
      active: true,
      roleId,
      storeIds,
    },
  });
  await perform(administrator, '2026-03-13T15:05:00.000Z', employees.archive, { params: { id: left.userId } });
  await perform(administrator, '2026-03-14T15:00:00.000Z', employees.change, {
    params: { id: moving.userId },
    body: { email: 'elena.ruiz@newmail.example' },
  });
  const { createdAt: installedAt, updatedAt: _, ...counter } = counterWithPrinter;
  for (const workstation of [
    { ...counter, version: 0 },
    {
      ...plainWorkstation,
      id: '01936c3a-7c00-70aa-8001-000000000702',
      version: 0,
      name: 'Back office',
      labelSize: 'small' as const,
    },
  ])
    await perform(administrator, installedAt, workstations.save, { body: workstation });
  // Five wrong access PINs close the gate of a sign-in; ten within an hour lock the person for an hour.
  for (const time of ['16:05', '16:20'])
    for (let n = 0; n < 5; n++)
      await perform(locked, `2026-03-14T${time}:0${n}.000Z`, employees.checkPin, {
        body: { email: people.locked.email, accessPin: '0000' },
      });
  return { administrator };
}
