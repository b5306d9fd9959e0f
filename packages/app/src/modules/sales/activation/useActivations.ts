import { can } from '@tilldesk/domain/rights';
import { activations, carriers, type Activation, type Carrier } from '@tilldesk/domain/activations';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';

const none: readonly Activation[] = [];
const noCarriers: readonly Carrier[] = [];

/** Returns the activations of a sale with live updates; none while loading or without the right to read sales. */
export function useActivations(invoiceId: string) {
  const mayRead = can(useSession().permissions, 'Sale & Invoice', 'read');
  const { data, problem, again } = useAnswer(activations.list, mayRead ? { query: { invoiceId } } : null);
  return { items: data?.items ?? none, problem, again };
}

/** Returns the carriers of the store and whether the person can set them up. */
export function useCarriers() {
  const { permissions } = useSession();
  const mayRead = can(permissions, 'Sale & Invoice', 'read');
  const { data } = useAnswer(carriers.list, mayRead ? {} : null);
  return {
    items: data?.items ?? noCarriers,
    isLoaded: data !== undefined,
    maySetUp: can(permissions, 'Transactions', 'update'),
  };
}
