import { randomUUID } from 'node:crypto';

export type ApiResponse = { status: number; body: Record<string, unknown>; text: string };

/** A client of a running server for one user, over the network. */
export type Caller = (method: string, path: string, body?: unknown, key?: string) => Promise<ApiResponse>;

/** Signs a user in; `code` provides the two-factor code. */
export async function signIn(
  url: string,
  store: string,
  email: string,
  password: string,
  code?: () => Promise<string>,
): Promise<Caller> {
  const request = callerFor(url);
  const first = await request('POST', '/auth/login', { store, email, password, platform: 'tilldesk' });
  const readResponse =
    code && first.body['twoFactor'] === true
      ? await request('POST', '/auth/verifyTwoFactor', {
          email,
          code: await code(),
          challenge: first.body['challenge'],
        })
      : first;
  if (readResponse.status !== 200) throw new Error(`sign-in of ${email}: ${readResponse.text}`);
  return callerFor(url, String(readResponse.body['accessToken']));
}

/** A client of the server at an address; without a token for the calls before the sign-in. */
export const callerFor =
  (url: string, token?: string): Caller =>
  async (method, path, body, key) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: Object(JSON.parse(text)) as Record<string, unknown>, text };
  };

/** Creates an id like a client. */
export const newId = (): string => randomUUID();

export type Goods = { cable: string; phone: string };

/** Allows cash without a drawer, for tests of other features. */
export async function allowCashOutsideDrawers(call: Caller, cashWithoutDrawer = true): Promise<void> {
  const { body } = await ok(call('GET', '/transaction-settings'));
  await ok(call('PATCH', '/transaction-settings', { version: body['version'], cashWithoutDrawer }));
}

/**
 * Adds stock over the API, in a store that allows cash outside drawers: cables (999,999 at 3.00, sold at 20.00) and phones with
 * the given IMEIs.
 */
export async function stockShop(call: Caller, imeis: readonly string[]): Promise<Goods> {
  await allowCashOutsideDrawers(call);
  const [category, cable, phone] = [newId(), newId(), newId()];
  const product = { categoryId: category, condition: 'new', taxRate: '0.1', barcodes: [], active: true };
  await ok(
    call('POST', '/categories', {
      id: category,
      name: 'All',
      kind: 'other',
      isSerializedDefault: false,
      active: true,
    }),
  );
  await ok(
    call('POST', '/products', {
      ...product,
      id: cable,
      name: 'Cable',
      sku: 'CABLE',
      tracking: 'quantity',
      price: 2_000,
    }),
  );
  await ok(
    call('POST', '/products', {
      ...product,
      id: phone,
      name: 'Phone',
      sku: 'PHONE',
      tracking: 'serialized',
      price: 50_000,
    }),
  );
  const opening = '/inventory/opening-stock';
  await ok(call('POST', opening, { id: newId(), productId: cable, unitCost: 300, quantity: 99_999 }, newId()));
  if (imeis.length > 0) {
    const units = imeis.map((code) => ({ code }));
    await ok(call('POST', opening, { id: newId(), productId: phone, unitCost: 40_000, units }, newId()));
  }
  return { cable, phone };
}

/** Returns a successful response; throws its content otherwise. */
export async function ok(answer: Promise<ApiResponse>): Promise<ApiResponse> {
  const readResponse = await answer;
  if (readResponse.status !== 200) throw new Error(readResponse.text);
  return readResponse;
}

/** A whole sale of two cables in one call: 40.00 + 4.00 tax, cash and card. */
export const saleOf = ({ cable }: Goods, quantity = 2) => ({
  draft: {
    customerId: null,
    discount: null,
    notes: null,
    lines: [{ id: newId(), productId: cable, unitId: null, quantity, unitPrice: 2_000, discount: null }],
  },
  tenders: [
    { id: newId(), kind: 'cash', amount: 1_000 },
    { id: newId(), kind: 'card', amount: quantity * 2_200 - 1_000, reference: 'T-1' },
  ],
});
