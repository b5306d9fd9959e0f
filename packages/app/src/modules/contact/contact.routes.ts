import { page } from '../../navigation/route.ts';

export const contactRoutes = [
  page('/book-meeting', {
    title: 'contact.meeting',
    messages: ['contact'],
    screen: () => import('./bookMeeting.screen.tsx'),
  }),
];
