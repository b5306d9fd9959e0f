import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { clockMessages } from './clock.messages.ts';

const messages = withResource(clockMessages);

export const clockRoutes = [
  page('/employee/timesheet', {
    title: 'clock.timesheet.title',
    messages,
    screen: () => import('./timesheet.screen.tsx'),
    guard: ['Employee - Clock In / Clock Out Time Sheet', 'read'],
    menu: 'timesheet',
  }),
  page('/leave-shift', {
    title: 'clock.leave.title',
    messages,
    screen: () => import('./leaveShift.screen.tsx'),
    account: true,
  }),
];
