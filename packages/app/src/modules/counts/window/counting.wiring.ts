import {
  countingMachine,
  countingView,
  type CountingEvent,
  type CountingNews,
  type CountingView,
  type ScansAnswer,
  type WaitingScan,
} from '@tilldesk/domain/machines';
import { counts, type CountDraft, type InventoryCount } from '@tilldesk/domain/stock';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { live } from '../../../wiring/socket.ts';
import { scanKeep } from './scanKeep.ts';

type Of<T> = { input: T };
type Id = { id: string; version: number };
type Sent = { id: string; scans: readonly WaitingScan[] };

const wired = countingMachine.provide({
  actors: {
    startCount: fromPromise(({ input: { draft } }: Of<{ draft: CountDraft | null }>) => {
      if (draft === null) throw new Error('startCount: no draft');
      return call(counts.start, { body: draft });
    }),
    sendScans: fromPromise<ScansAnswer, Sent>(({ input: { id, scans } }) => {
      const now = Date.now();
      // How long ago by this device's own clock: whether it is right does not matter.
      const body = { scans: scans.map(({ madeAt, ...scan }) => ({ ...scan, ago: Math.max(0, now - madeAt) })) };
      return call(counts.scan, { params: { id }, body });
    }),
    submitCount: fromPromise(({ input: { id, version } }: Of<Id>) =>
      call(counts.submit, { params: { id }, body: { version } }),
    ),
    recountLines: fromPromise(({ input: { id, version, lineIds } }: Of<Id & { lineIds: readonly string[] }>) =>
      call(counts.recount, { params: { id }, body: { version, lineIds: [...lineIds] } }),
    ),
    postCount: fromPromise(({ input: { id, version, approvalId } }: Of<Id & { approvalId: string | null }>) => {
      const body = { version, ...(approvalId === null ? {} : { approvalId }) };
      return call(counts.post, { params: { id }, body }, { key: newId() });
    }),
    cancelCount: fromPromise(({ input: { id, version, note } }: Of<Id & { note: string | null }>) =>
      call(counts.cancel, { params: { id }, body: { version, note } }),
    ),
  },
});

/** A counter's window: how it stands, how it is told what the person wants, and how to hear what it reports. */
export type CountingWindow = CountingView & {
  tell: (event: CountingEvent) => void;
  hear: (listener: (news: CountingNews) => void) => () => void;
};

/**
 * Opens a counter's window for as long as the page shows it. `countId` is the count that is there already: scans of it that
 * were not sent before go again. `told` is the count as the server has it.
 */
export function useCounting(countId: string | null, told: InventoryCount | undefined): CountingWindow {
  const [input] = useState(() => ({
    count: null,
    queue: countId === null ? [] : scanKeep.read(countId),
    hasLine: hasNetwork(),
  }));
  const actor = useActorRef(wired, { input });
  const view = useSelector(actor, countingView, shallowEqual);
  useEffect(
    function tellTheCount() {
      if (told) actor.send({ type: 'count.told', count: told });
    },
    [actor, told],
  );
  useEffect(
    function keepWhatIsUnsent() {
      const keeping = actor.subscribe(({ context: { count, queue } }) => {
        if (count) scanKeep.write(count.id, queue);
      });
      return () => keeping.unsubscribe();
    },
    [actor],
  );
  useEffect(
    function followTheNetwork() {
      const look = () => actor.send({ type: hasNetwork() ? 'line.opened' : 'line.closed' });
      const stopLive = live.subscribe(look);
      addEventListener('online', look);
      addEventListener('offline', look);
      return () => {
        stopLive();
        removeEventListener('online', look);
        removeEventListener('offline', look);
      };
    },
    [actor],
  );
  const hear = useCallback<CountingWindow['hear']>(
    (listener) => {
      const ear = actor.on('*', listener);
      return () => ear.unsubscribe();
    },
    [actor],
  );
  return { ...view, tell: actor.send, hear };
}

/** Hears what a window reports, as long as the component is there. */
export function useNews(hear: CountingWindow['hear'], onNews: (news: CountingNews) => void): void {
  const listen = useEffectEvent(onNews);
  useEffect(
    function hearTheWindow() {
      return hear((news) => listen(news));
    },
    [hear],
  );
}

/** Whether a call may be tried: the browser has a network, and the socket is not known to be cut. */
const hasNetwork = (): boolean => navigator.onLine && live.state() !== 'disconnected';
