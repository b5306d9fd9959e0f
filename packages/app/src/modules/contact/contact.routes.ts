import { page } from '../../navigation/route.ts';
import { contactMessages } from './contact.messages.ts';

export const contactRoutes = [
  page('/book-meeting', {
    title: 'contact.meeting',
    messages: contactMessages,
    screen: () => import('./bookMeeting.screen.tsx'),
  }),
];
