import { page } from '../../navigation/route.ts';

export const contactRoutes = [
  page('/book-meeting', {
    title: 'contact.meeting',
    messages: ['contact'],
    screen: () => import('./bookMeeting.screen.tsx'),
  }),
  page('/thank-you', {
    title: 'contact.thanks',
    messages: ['contact'],
    screen: () => import('./thankYou.screen.tsx'),
  }),
];
