import type { CashMovement, HandMovementKind, Register, RegisterSession } from '@tilldesk/domain/shop';

/** What a person is about to do with a drawer. */
export type DrawerAction =
  | { type: 'open'; register: Register }
  | { type: 'join' | 'close' | 'count' | 'explain' | 'report'; session: RegisterSession }
  | { type: 'move'; session: RegisterSession; kind: HandMovementKind }
  | { type: 'reverse'; session: RegisterSession; movement: CashMovement };
