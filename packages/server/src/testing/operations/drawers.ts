import { handMovementKinds, signedAmount } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { closeDrawer, countDrawer, explainDrawer } from '../../modules/registers/closing.store.ts';
import { joinDrawer, openDrawer } from '../../modules/registers/drawers.store.ts';
import { moveByHand, reverseByHand } from '../../modules/registers/movements.store.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';
import type { ReferenceModel } from '../reference-model.ts';

/** The people and registers, and the reference model that records manual cash movements. */
type AtRegisters = { referenceModel: ReferenceModel; people: readonly Actor[]; registers: readonly string[] };

/** Operations on drawers: opened, joined, cash moved in and out, closed with or without a count, counted later. */
export const drawerOperations = (at: AtRegisters): readonly Drawing[] => [
  { often: 3, draw: (_, random) => open(random, at) },
  { often: 2, draw: (_, random) => join(random, at) },
  { often: 5, draw: (_, random) => moveCash(random, at) },
  { often: 6, draw: (_, random) => moveBack(random, at) },
  { often: 3, draw: (_, random) => close(random, at) },
  { often: 6, draw: (_, random) => countLaterOperation(random, at) },
];

function open(random: Random, { people, registers }: AtRegisters): Operation {
  const [caller, id, registerId] = [random.pick(people), newId(NOW), random.pick(registers)];
  const counted = random.int(10_000, 50_000);
  return { name: 'open', run: (tx) => openDrawer(tx, caller, NOW, { id, registerId, counted }) };
}

function join(random: Random, { people }: AtRegisters): Operation {
  const [caller, nth, counted] = [
    random.pick(people),
    random.next(),
    random.probability(0.5) ? random.int(0, 50_000) : null,
  ];
  return { name: 'join', run: async (tx) => joinDrawer(tx, caller, NOW, await openOne(tx, nth), counted) };
}

function moveCash(random: Random, { referenceModel, people }: AtRegisters): Operation {
  const [caller, id, nth, kind] = [random.pick(people), newId(NOW), random.next(), random.pick(handMovementKinds)];
  const amount = kind === 'noSale' ? 0 : random.int(1, 40_000);
  return {
    name: 'move cash',
    run: async (tx) => moveByHand(tx, caller, NOW, await openOne(tx, nth), { id, kind, amount, reason: 'Needed' }),
    onCommitted: () => referenceModel.moved(signedAmount(kind, amount)),
  };
}

function moveBack(random: Random, { referenceModel, people }: AtRegisters): Operation {
  const [caller, id, nth, isSaleMovement] = [random.pick(people), newId(NOW), random.next(), random.probability(0.2)];
  let amount = 0;
  return {
    name: 'move back',
    run: async (tx) => {
      const ofOpen = `select m.id from cash_movements m join register_sessions s on s.id = m.session_id
        where s.closed_at is null and m.kind in ('cashIn', 'cashOut', 'bankDrop'${isSaleMovement ? ", 'sale', 'deposit'" : ''})`;
      const movement = await some(tx, ofOpen, nth);
      const [moved] = await tx.raw<{ drawer: string; amount: number }>(
        'select session_id as drawer, amount from cash_movements where id = $1',
        [movement],
      );
      amount = -(moved?.amount ?? 0);
      await reverseByHand(tx, caller, NOW, moved?.drawer ?? newId(NOW), movement, { id, reason: 'Wrong' });
    },
    onCommitted: () => referenceModel.moved(amount),
  };
}

function close(random: Random, { people }: AtRegisters): Operation {
  const [caller, nth, counted] = [
    random.pick(people),
    random.next(),
    random.probability(0.5) ? random.int(0, 90_000) : null,
  ];
  const bankDrop = counted !== null && random.probability(0.5) ? random.int(0, counted) : 0;
  const reason = random.probability(0.7) ? 'Counted at random' : null;
  return {
    name: 'close',
    run: async (tx) => {
      const drawer = await openOne(tx, nth);
      const order = { version: await versionOf(tx, drawer), counted, bankDrop, note: null };
      await closeDrawer(tx, caller, NOW, drawer, { ...order, reason });
    },
  };
}

/** Counts a drawer that was closed without a count, and adds a missing reason for a difference. */
function countLaterOperation(random: Random, { people }: AtRegisters): Operation {
  const [caller, nth, counted, explains] = [
    random.pick(people),
    random.next(),
    random.int(0, 90_000),
    random.probability(0.3),
  ];
  const reason = random.probability(0.5) ? 'Counted at random' : null;
  return {
    name: 'count later',
    run: async (tx) => {
      const status = explains ? 'closed' : 'uncounted';
      const drawer = await some(tx, `select id from register_sessions where status = '${status}'`, nth);
      const version = await versionOf(tx, drawer);
      if (explains) await explainDrawer(tx, caller, NOW, drawer, { version, reason: 'Known by now' });
      else await countDrawer(tx, caller, NOW, drawer, { version, counted, reason });
    },
  };
}

const openOne = (tx: Tx, share: number) => some(tx, 'select id from register_sessions where closed_at is null', share);

async function versionOf(tx: Tx, drawer: string): Promise<number> {
  const [row] = await tx.raw<{ version: number }>('select version from register_sessions where id = $1', [drawer]);
  return row?.version ?? 1;
}
