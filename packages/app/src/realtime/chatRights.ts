import { chatUserType } from '@tilldesk/domain/chat';
import { can } from '@tilldesk/domain/rights';
import type { User } from '@tilldesk/domain/signin';
import type { Session } from '../session/session.ts';

/** Returns whether a session can chat: ask for support, and reply as staff (spec §2). */
export const mayChat = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  can(permissions, 'Contact Support', 'read');

/** Returns whether a user replies to chats (spec §6). */
export const isSupport = ({ userType }: Pick<User, 'userType'>): boolean => chatUserType(userType) === 'staff';
