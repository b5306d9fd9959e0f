import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith('clock', 'resource');

export const clockRoutes = [
  page('/employee/timesheet', {
    title: 'clock.timesheet.title',
    screen: () => import('./timesheet.screen.tsx'),
    guard: ['Employee - Clock In / Clock Out Time Sheet', 'read'],
    menu: 'timesheet',
  }),
  page('/leave-shift', {
    title: 'clock.leave.title',
    screen: () => import('./leaveShift.screen.tsx'),
    account: true,
  }),
];
