import { workstations } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import {
  listWorkstations,
  noteDrawerOpening,
  readWorkstation,
  removeWorkstation,
  saveWorkstation,
} from './hardware.store.ts';

export const hardwareCalls: Served[] = [
  serve(workstations.list, async ({ tx, caller }) => ({ items: await listWorkstations(tx, caller) })),
  serve(workstations.one, ({ tx, caller, params }) => readWorkstation(tx, caller, params.id)),
  serve(workstations.save, async ({ tx, caller, now, body, changed }) => {
    const saved = await saveWorkstation(tx, caller, now, body);
    changed('workstations', saved.id);
    return saved;
  }),
  serve(workstations.remove, async ({ tx, caller, now, params, changed }) => {
    await removeWorkstation(tx, caller, now, params.id);
    changed('workstations', params.id);
    return { success: true as const };
  }),
  serve(workstations.openDrawer, async ({ tx, caller, now, params }) => {
    await noteDrawerOpening(tx, caller, now, params.id);
    return { success: true as const };
  }),
];
