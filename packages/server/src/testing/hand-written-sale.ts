import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { openDatabase } from '../database/engine.ts';
import { newId } from '../database/new-id.ts';

// The comparison of the benchmark `sales`: one endpoint without a contract, validation or rules, written by hand with a statement per
// table, that writes the rows of a paid sale to the same tables, as the same role, under the same policies. It runs beside a server
// on the data folder that is the first argument.

type Line = { id: string; productId: string; unitId: string | null; quantity: number; unitPrice: number };
type Tender = { id: string; kind: string; amount: number; reference?: string };
type Sale = { id: string; lines: Line[]; tenders: Tender[] };

const [folder = ''] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined };
const { pool } = await openDatabase({ dataFolder: folder, log: silent, joinRunningServer: true });
const app = Fastify();

app.post<{ Body: Sale }>('/api/sale', async (request) => {
  const { id, lines, tenders } = request.body;
  const key = String(request.headers['idempotency-key']);
  const token = String(request.headers.authorization).slice('Bearer '.length);
  const now = new Date().toISOString();
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  try {
    await client.query('begin');
    const hash = createHash('sha256').update(token).digest('hex');
    const [session] = (await run('h_session', 'select * from open_session($1, $2)', [hash, now])).rows;
    const { business_id: business, store_id: store, user_id: user, location_id: location, currency } = session;
    const body = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    await run(
      'h_key',
      `insert into idempotency_keys (business_id, key, user_id, request, created_at) values ($1, $2, $3, $4, $5)`,
      [business, key, user, body, now],
    );
    const productIds = lines.map(({ productId }) => productId);
    const products = (
      await run(
        'h_products',
        `select id, name, sku, tracking, tax_rate from products where business_id = $1 and id = any($2::uuid[])`,
        [business, productIds],
      )
    ).rows;
    const unitIds = lines.flatMap(({ unitId }) => unitId ?? []);
    const units = (
      await run(
        'h_units',
        `select id, code, unit_cost from units where business_id = $1 and id = any($2::uuid[]) and status = 'in_stock'
        order by id for no key update`,
        [business, unitIds],
      )
    ).rows;
    const levels = (
      await run(
        'h_levels',
        `select product_id, on_hand, value from stock_levels where business_id = $1 and location_id = $2
        and product_id = any($3::uuid[]) order by product_id for update`,
        [business, location, productIds],
      )
    ).rows;
    const rows = lines.map((line, position) => {
      const product = products.find((one) => one.id === line.productId);
      const unit = units.find((one) => one.id === line.unitId);
      const level = levels.find((one) => one.product_id === line.productId);
      const net = line.quantity * line.unitPrice;
      const tax = Math.round(net * Number(product.tax_rate));
      const cost = unit ? unit.unit_cost : Math.round((level.value * line.quantity) / level.on_hand);
      if (level) {
        level.on_hand -= line.quantity;
        level.value -= cost;
      }
      return {
        ...line,
        position,
        net,
        tax,
        total: net + tax,
        cost,
        product,
        code: unit?.code ?? null,
        balance: level?.on_hand ?? null,
      };
    });
    const net = rows.reduce((sum, row) => sum + row.net, 0);
    const tax = rows.reduce((sum, row) => sum + row.tax, 0);
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    const [{ last: number }] = (
      await run(
        'h_number',
        `insert into numbers as n (business_id, store_id, kind, last) values ($1, $2, 'invoice', 1001)
        on conflict (business_id, store_id, kind) do update set last = n.last + 1 returning last`,
        [business, store],
      )
    ).rows;
    await run(
      'h_invoice',
      `insert into invoices (business_id, id, store_id, number, status, salesperson_id, currency, gross,
        discount_total, net, tax, total, paid, cost, pieces, posted_at, business_day, version, created_at, updated_at)
      values ($1, $2, $3, $4, 'paid', $5, $6, $7, 0, $7, $8, $9, $9, $10, $11, $12, $13, 2, $12, $12)`,
      [
        business,
        id,
        store,
        number,
        user,
        currency,
        net,
        tax,
        net + tax,
        cost,
        rows.reduce((sum, row) => sum + row.quantity, 0),
        now,
        now.slice(0, 10),
      ],
    );
    await run(
      'h_lines',
      `insert into invoice_lines (business_id, invoice_id, id, position, product_id, unit_id, description, sku,
        unit_code, quantity, unit_price, offered, tax_rate, gross, discount_total, net, tax, total, cost)
      select $1, $2, x.id, x.position, x.product, x.unit, x.name, x.sku, x.code, x.quantity, x.price, x.price, x.rate, x.net, 0, x.net,
        x.tax, x.total, x.cost
      from unnest($3::uuid[], $4::int[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::int[], $11::bigint[],
        $12::numeric[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[])
        as x(id, position, product, unit, name, sku, code, quantity, price, rate, net, tax, total, cost)`,
      [
        business,
        id,
        ...columns(rows, (row) => [
          row.id,
          row.position,
          row.productId,
          row.unitId,
          row.product.name,
          row.product.sku,
          row.code,
          row.quantity,
          row.unitPrice,
          row.product.tax_rate,
          row.net,
          row.tax,
          row.total,
          row.cost,
        ]),
      ],
    );
    await run(
      'h_sold',
      `update units set status = 'sold', invoice_id = $3, source_kind = 'invoice', source_id = $3, moved_by = $4,
        updated_at = $5, version = version + 1 where business_id = $1 and id = any($2::uuid[])`,
      [business, unitIds, id, user, now],
    );
    await run(
      'h_stock',
      `update stock_levels l set on_hand = x.on_hand, value = x.value
      from unnest($3::uuid[], $4::int[], $5::bigint[]) as x(product, on_hand, value)
      where l.business_id = $1 and l.location_id = $2 and l.product_id = x.product`,
      [business, location, ...columns(levels, (level) => [level.product_id, level.on_hand, level.value])],
    );
    await run(
      'h_movements',
      `insert into stock_movements (business_id, store_id, location_id, user_id, kind, document_id, at, id,
        document_line_id, product_id, unit_id, quantity, value, balance)
      select $1, $2, $3, $4, 'sale', $5, $6, x.*
      from unnest($7::uuid[], $8::uuid[], $9::uuid[], $10::uuid[], $11::int[], $12::bigint[], $13::int[]) as x`,
      [
        business,
        store,
        location,
        user,
        id,
        now,
        ...columns(rows, (row) => [
          newId(now),
          row.id,
          row.productId,
          row.unitId,
          -row.quantity,
          -row.cost,
          row.unitId === null ? row.balance : null,
        ]),
      ],
    );
    await run(
      'h_payments',
      `insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change,
        reference)
      select $1, $2, $3, $4, $5, x.id, x.kind, x.amount, x.amount, 0, x.reference
      from unnest($6::uuid[], $7::text[], $8::bigint[], $9::text[]) as x(id, kind, amount, reference)`,
      [
        business,
        store,
        id,
        user,
        now,
        ...columns(tenders, (one) => [one.id, one.kind, one.amount, one.reference ?? null]),
      ],
    );
    await run(
      'h_search',
      `insert into search_terms (business_id, kind, term, target_id) values ($1, 'invoice', $2, $4), ($1, 'invoice', $3, $4)`,
      [business, String(number), `inv${number}`, id],
    );
    await run(
      'h_audit',
      `insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, after)
      values ($1, $2, $3, $4, $5, 'invoice.posted', 'invoice', $6, $7)`,
      [business, newId(now), store, user, now, id, JSON.stringify({ number, total: net + tax })],
    );
    const answer = {
      id,
      number: `INV-${number}`,
      net,
      tax,
      total: net + tax,
      lines: rows,
      payments: tenders,
      requestId: randomUUID(),
    };
    await run('h_answer', 'update idempotency_keys set status = 200, answer = $3 where business_id = $1 and key = $2', [
      business,
      key,
      JSON.stringify(answer),
    ]);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

/** The columns of rows, as the arrays that `unnest` takes. */
const columns = <T>(rows: readonly T[], cells: (row: T) => unknown[]): unknown[][] => {
  const all = rows.map(cells);
  return (all[0] ?? []).map((_, at) => all.map((row) => row[at]));
};

console.log(`open at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
