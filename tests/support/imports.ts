import { luhnDigit } from '../../packages/domain/src/exports/fields.ts';
import { newId, type Caller, type ApiResponse } from './api.ts';

/** A client of a running server for one user that can also upload files. */
export type Bringer = {
  call: Caller;
  bring: (entityName: string, name: string, content: string | Uint8Array) => Promise<ApiResponse>;
};

/** Signs a user in who uploads files. */
export async function bringerAt(url: string, store: string, email: string, password: string): Promise<Bringer> {
  const readResponse = async (answer: Response): Promise<ApiResponse> => {
    const text = await answer.text();
    return { status: answer.status, body: Object(JSON.parse(text)) as Record<string, unknown>, text };
  };
  const signedIn = await readResponse(
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ store, email, password, platform: 'tilldesk' }),
    }),
  );
  const authorization = `Bearer ${String(signedIn.body['accessToken'])}`;
  return {
    call: async (method, path, body, key) =>
      readResponse(
        await fetch(`${url}/api${path}`, {
          method,
          headers: {
            authorization,
            ...(key ? { 'idempotency-key': key } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    bring: async (entityName, name, content) => {
      const form = new FormData();
      const bytes = typeof content === 'string' ? content : new Uint8Array(content);
      form.append('file', new Blob([bytes], { type: 'text/csv' }), name);
      const at = `${url}/api/${entityName}-imports`;
      return readResponse(await fetch(at, { method: 'POST', headers: { authorization }, body: form }));
    },
  };
}

/** The categories that `catalogueCsv` names. */
export async function makeCategories({ call }: Bringer): Promise<void> {
  for (let n = 0; n < CATEGORIES; n += 1) {
    const plain = { kind: 'accessory', isSerializedDefault: false, active: true };
    const { status, text } = await call('POST', '/categories', { id: newId(), name: `Category ${n}`, ...plain });
    if (status !== 200) throw new Error(text);
  }
}

const CATEGORIES = 40;

/** A catalogue of products as exported by another system, every hundredth a phone with a serial; a row can be invalid. */
export function catalogueCsv(products: number, broken: Readonly<Record<number, string>> = {}): string {
  const lines = ['SKU,Name,Category,Brand,Model,Price,Tax rate,Barcode,Reorder point,Tracking,On hand,Unit cost,IMEI'];
  for (let n = 1; n <= products; n += 1) {
    const isPhone = n % 100 === 0;
    const body = `35${String(n).padStart(12, '0')}`;
    lines.push(
      broken[n] ??
        [
          `IMP-${String(n).padStart(6, '0')}`,
          `"Case ""Model ${n}"" for phone ${n % 700}"`,
          `Category ${n % CATEGORIES}`,
          `Brand ${n % 60}`,
          `M${n % 900}`,
          `${(n % 300) + 9}.99`,
          '8.25%',
          String(7_500_000_000_000 + n),
          '5',
          isPhone ? 'serialized' : 'quantity',
          isPhone ? '1' : String((n % 20) + 1),
          `${n % 90}.50`,
          isPhone ? `${body}${luhnDigit(body)}` : '',
        ].join(','),
    );
  }
  return `${lines.join('\n')}\n`;
}
