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
  serve(workstations.list, async ({ tx, who }) => ({ items: await listWorkstations(tx, who) })),
  serve(workstations.one, ({ tx, who, params }) => readWorkstation(tx, who, params.id)),
  serve(workstations.save, async ({ tx, who, now, body, changed }) => {
    const saved = await saveWorkstation(tx, who, now, body);
    changed('workstations', saved.id);
    return saved;
  }),
  serve(workstations.remove, async ({ tx, who, now, params, changed }) => {
    await removeWorkstation(tx, who, now, params.id);
    changed('workstations', params.id);
    return { success: true as const };
  }),
  serve(workstations.openDrawer, async ({ tx, who, now, params }) => {
    await noteDrawerOpening(tx, who, now, params.id);
    return { success: true as const };
  }),
];
