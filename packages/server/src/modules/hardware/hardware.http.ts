import { workstations } from '@tilldesk/domain/hardware';
import { route, type Route } from '../../http/serve.ts';
import {
  listWorkstations,
  noteDrawerOpening,
  readWorkstation,
  removeWorkstation,
  saveWorkstation,
} from './hardware.store.ts';

export const hardwareCalls: Route[] = [
  route(workstations.list, async ({ tx, caller }) => ({ items: await listWorkstations(tx, caller) })),
  route(workstations.one, ({ tx, caller, params }) => readWorkstation(tx, caller, params.id)),
  route(workstations.save, async ({ tx, caller, now, body, publishChange }) => {
    const saved = await saveWorkstation(tx, caller, now, body);
    publishChange('workstations', saved.id);
    return saved;
  }),
  route(workstations.remove, async ({ tx, caller, now, params, publishChange }) => {
    await removeWorkstation(tx, caller, now, params.id);
    publishChange('workstations', params.id);
    return { success: true as const };
  }),
  route(workstations.openDrawer, async ({ tx, caller, now, params }) => {
    await noteDrawerOpening(tx, caller, now, params.id);
    return { success: true as const };
  }),
];
