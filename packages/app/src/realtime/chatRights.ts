import { chatUserType } from '@tilldesk/domain/chat';
import { can } from '@tilldesk/domain/rights';
import type { User } from '@tilldesk/domain/shop';
import type { Session } from '../session/session.ts';

/** Whether somebody may chat: ask, and answer where they are staff (spec §2). */
export const mayChat = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  can(permissions, 'Contact Support', 'read');

/** Whether somebody answers chats (spec §6). */
export const isSupport = ({ userType }: Pick<User, 'userType'>): boolean => chatUserType(userType) === 'staff';
