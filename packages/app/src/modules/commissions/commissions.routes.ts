import { pagesWith } from '../../navigation/route.ts';
import { COMMISSIONS, SETUP } from './places.ts';

const page = pagesWith('commissions', 'commissionRules', 'resource');
const setUpPage = pagesWith('commissionRules', 'commissions', 'resource');

export const commissionsRoutes = [
  page(COMMISSIONS, {
    title: 'commissions.title',
    menu: 'employees.commissions',
    screen: () => import('./commissions.screen.tsx'),
    guard: ['Commissions', 'read'],
    also: ['/commissions'],
  }),
  setUpPage(SETUP, {
    title: 'commissionRules.title',
    screen: () => import('./setupCommission.screen.tsx'),
    guard: ['Commissions', 'update'],
    also: ['/commissions/setup-commission'],
  }),
];
