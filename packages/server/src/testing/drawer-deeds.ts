import { handMovementKinds, signedAmount } from '@tilldesk/domain/shop';
import { newId } from '../database/new-id.ts';
import type { Actor } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Random } from '../demo/random.ts';
import { closeDrawer, countDrawer, explainDrawer } from '../modules/registers/closing.store.ts';
import { joinDrawer, openDrawer } from '../modules/registers/drawers.store.ts';
import { moveByHand, reverseByHand } from '../modules/registers/movements.store.ts';
import { NOW, some, type Deed, type Drawing } from './stock-life.ts';
import type { TillRoll } from './till-roll.ts';

/** Who works at which registers, and the roll on which they note what they moved by hand. */
type AtRegisters = { roll: TillRoll; people: readonly Actor[]; registers: readonly string[] };

/** Deeds at the drawers: opened, joined, cash moved by hand and back, closed by a count or without, counted later. */
export const drawerDeeds = (at: AtRegisters): readonly Drawing[] => [
  { often: 3, draw: (_, random) => open(random, at) },
  { often: 2, draw: (_, random) => join(random, at) },
  { often: 5, draw: (_, random) => moveCash(random, at) },
  { often: 6, draw: (_, random) => moveBack(random, at) },
  { often: 3, draw: (_, random) => close(random, at) },
  { often: 6, draw: (_, random) => countLater(random, at) },
];

function open(random: Random, { people, registers }: AtRegisters): Deed {
  const [who, id, registerId] = [random.pick(people), newId(NOW), random.pick(registers)];
  const counted = random.int(10_000, 50_000);
  return { name: 'open', does: (tx) => openDrawer(tx, who, NOW, { id, registerId, counted }) };
}

function join(random: Random, { people }: AtRegisters): Deed {
  const [who, nth, counted] = [random.pick(people), random.next(), random.chance(0.5) ? random.int(0, 50_000) : null];
  return { name: 'join', does: async (tx) => joinDrawer(tx, who, NOW, await openOne(tx, nth), counted) };
}

function moveCash(random: Random, { roll, people }: AtRegisters): Deed {
  const [who, id, nth, kind] = [random.pick(people), newId(NOW), random.next(), random.pick(handMovementKinds)];
  const amount = kind === 'noSale' ? 0 : random.int(1, 40_000);
  return {
    name: 'move cash',
    does: async (tx) => moveByHand(tx, who, NOW, await openOne(tx, nth), { id, kind, amount, reason: 'Needed' }),
    stood: () => roll.moved(signedAmount(kind, amount)),
  };
}

function moveBack(random: Random, { roll, people }: AtRegisters): Deed {
  const [who, id, nth, takesSale] = [random.pick(people), newId(NOW), random.next(), random.chance(0.2)];
  let amount = 0;
  return {
    name: 'move back',
    does: async (tx) => {
      const ofOpen = `select m.id from cash_movements m join register_sessions s on s.id = m.session_id
        where s.closed_at is null and m.kind in ('cashIn', 'cashOut', 'bankDrop'${takesSale ? ", 'sale', 'deposit'" : ''})`;
      const movement = await some(tx, ofOpen, nth);
      const [moved] = await tx.raw<{ drawer: string; amount: number }>(
        'select session_id as drawer, amount from cash_movements where id = $1',
        [movement],
      );
      amount = -(moved?.amount ?? 0);
      await reverseByHand(tx, who, NOW, moved?.drawer ?? newId(NOW), movement, { id, reason: 'Wrong' });
    },
    stood: () => roll.moved(amount),
  };
}

function close(random: Random, { people }: AtRegisters): Deed {
  const [who, nth, counted] = [random.pick(people), random.next(), random.chance(0.5) ? random.int(0, 90_000) : null];
  const bankDrop = counted !== null && random.chance(0.5) ? random.int(0, counted) : 0;
  const reason = random.chance(0.7) ? 'Counted at random' : null;
  return {
    name: 'close',
    does: async (tx) => {
      const drawer = await openOne(tx, nth);
      const order = { version: await versionOf(tx, drawer), counted, bankDrop, note: null };
      await closeDrawer(tx, who, NOW, drawer, { ...order, reason });
    },
  };
}

/** What nobody counted is counted, and a difference without a reason gets one. */
function countLater(random: Random, { people }: AtRegisters): Deed {
  const [who, nth, counted, explains] = [random.pick(people), random.next(), random.int(0, 90_000), random.chance(0.3)];
  const reason = random.chance(0.5) ? 'Counted at random' : null;
  return {
    name: 'count later',
    does: async (tx) => {
      const status = explains ? 'closed' : 'uncounted';
      const drawer = await some(tx, `select id from register_sessions where status = '${status}'`, nth);
      const version = await versionOf(tx, drawer);
      if (explains) await explainDrawer(tx, who, NOW, drawer, { version, reason: 'Known by now' });
      else await countDrawer(tx, who, NOW, drawer, { version, counted, reason });
    },
  };
}

const openOne = (tx: Tx, share: number) => some(tx, 'select id from register_sessions where closed_at is null', share);

async function versionOf(tx: Tx, drawer: string): Promise<number> {
  const [row] = await tx.raw<{ version: number }>('select version from register_sessions where id = $1', [drawer]);
  return row?.version ?? 1;
}
