import type { Permission } from '@tilldesk/domain/rights';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { newId } from '../database/new-id.ts';
import type { Caller } from '../database/caller.ts';
import { OPENED, type SmallShop } from './small-shop.ts';

/**
 * Returns a person of the small shop as a signed-in caller with these permissions: for store functions that are called
 * without the API.
 */
export const callerOf = (
  shop: SmallShop,
  { id, email }: { id: string; email: string },
  permissions: Permission[],
): Caller => ({
  ...shop.scope,
  warehouseId: shop.scope.locationId,
  userId: id,
  email,
  name: email,
  username: email,
  userType: 'employee',
  language: null,
  hasPin: true,
  permissions,
  limits: { viewCost: true },
  tokenId: newId(OPENED),
  browserHash: null,
  pinGranted: true,
  pinFailures: 0,
  store: {
    ...shop.scope.store,
    code: shop.code,
    name: shop.code,
    email: null,
    phone: null,
    address: null,
    screenTimeout: 30,
    defaultTaxRate: '0.0825',
    receiptFooter: null,
    transaction: defaultTransactionSettings(shop.scope.store.currency),
  },
});
