import { createHash } from 'node:crypto';
import type { Permission } from '@tilldesk/domain/rights';
import { defaultTransactionSettings, type StoreTransaction } from '@tilldesk/domain/stores';
import type { Limits } from '@tilldesk/domain/roles';
import type { Tx } from './transaction.ts';

/** The caller with store and rights: all of it is read from the token, nothing from the payload. */
export type Caller = {
  businessId: string;
  userId: string;
  storeId: string;
  /** The store's one sellable location. */
  locationId: string;
  warehouseId: string;
  email: string;
  name: string;
  username: string;
  userType: string;
  language: string | null;
  hasPin: boolean;
  permissions: Permission[];
  limits: Limits;
  store: CallerStore;
  /** The id of the sign-in, as in the person's own list of sign-ins. */
  tokenId: string;
  browserHash: string | null;
  /** Whether the access PIN was entered in this session; admins need none. */
  pinGranted: boolean;
  /** Wrong PINs entered in this session. */
  pinFailures: number;
  /** The register that the calling browser is used at; null if it named none. */
  registerId?: string | null;
};

/** The store that a token is bound to. */
export type CallerStore = {
  code: string;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  currency: string;
  timeZone: string;
  screenTimeout: number;
  defaultTaxRate: string;
  receiptFooter: string | null;
  transaction: StoreTransaction;
};

/** Tokens are stored and looked up only by their SHA-256. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Looks up the session of a token and sets the business of the transaction. Returns null if the token is unknown,
 * revoked or expired.
 */
export async function openSession(tx: Tx, tokenHash: string, now: string): Promise<Caller | null> {
  const [row] = await tx.raw<SessionRow>('select * from open_session($1, $2)', [tokenHash, now], 'open_session');
  return row ? callerOf(row) : null;
}

/** The request that used a key first: its person, hash and answer. All are null if the key is new or was not sent. */
export type FirstRequest = {
  first_user: string | null;
  first_request: string | null;
  first_status: number | null;
  first_answer: string | null;
};

/** A call that changes something: its moment, and its idempotency key with the hash of the request. */
export type ChangeToOpen = { now: string; advancesTime: boolean; key: string | null; request: string | null };

/** A signed-in caller; the last entry of the business, null unless the time was advanced; the first request of the key. */
export type OpenedCall = { caller: Caller; latest: string | null; first: FirstRequest };

/**
 * Returns what `openSession` returns, and in the same statement advances the time of the business and claims the key, which waits
 * while another transaction uses it.
 */
export async function openCall(
  tx: Tx,
  tokenHash: string,
  { now, advancesTime, key, request }: ChangeToOpen,
): Promise<OpenedCall | null> {
  const [row] = await tx.raw<SessionRow & { latest: string | null } & FirstRequest>(
    openCallSql,
    [tokenHash, now, advancesTime, key, request],
    'open_call',
  );
  return row ? { caller: callerOf(row), latest: row.latest, first: row } : null;
}

const openCallSql = `
select s.*, t.latest, k.* from open_session($1, $2) s
cross join lateral (select case when $3 then advance_business_time(s.business_id, $2) end as latest) t
cross join lateral claim_key(s.business_id, s.user_id, $4, $5, greatest($2, t.latest)) k`;

function callerOf(row: SessionRow): Caller {
  return {
    businessId: row.business_id,
    userId: row.user_id,
    storeId: row.store_id,
    locationId: row.location_id,
    warehouseId: row.warehouse_id,
    email: row.email,
    name: row.name,
    username: row.username,
    userType: row.user_type,
    language: row.language,
    hasPin: row.has_pin,
    permissions: row.permissions,
    limits: row.limits,
    store: {
      code: row.store_code,
      name: row.store_name,
      email: row.store_email,
      phone: row.store_phone,
      address: row.store_address,
      currency: row.currency,
      timeZone: row.time_zone,
      screenTimeout: row.screen_timeout,
      defaultTaxRate: row.default_tax_rate,
      receiptFooter: row.receipt_footer,
      transaction: { ...defaultTransactionSettings(row.currency), ...row.store_transaction },
    },
    tokenId: row.token_id,
    browserHash: row.browser_hash,
    pinGranted: row.pin_granted,
    pinFailures: row.pin_failures,
  };
}

type SessionRow = {
  business_id: string;
  user_id: string;
  store_id: string;
  location_id: string;
  warehouse_id: string;
  email: string;
  name: string;
  username: string;
  user_type: string;
  language: string | null;
  has_pin: boolean;
  permissions: Permission[];
  limits: Limits;
  store_code: string;
  store_name: string;
  store_email: string | null;
  store_phone: string | null;
  store_address: string | null;
  currency: string;
  time_zone: string;
  screen_timeout: number;
  default_tax_rate: string;
  receipt_footer: string | null;
  store_transaction: Partial<StoreTransaction>;
  token_id: string;
  browser_hash: string | null;
  pin_granted: boolean;
  pin_failures: number;
};
