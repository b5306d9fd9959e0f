import { can, type ModuleName, type Right } from '@tilldesk/domain/rights';
import { useMaybeSession } from './useSession.ts';

/** Returns whether the user has a right of a module. */
export const useCan = (module: ModuleName, right: Right): boolean => can(useMaybeSession()?.permissions, module, right);
