import {
  countingMachine,
  countingView,
  type CountingEvent,
  type CountingEmitted,
  type CountingView,
  type ScansAnswer,
  type WaitingScan,
} from '@tilldesk/domain/machines';
import { counts, type CountDraft, type InventoryCount } from '@tilldesk/domain/counts';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { realtime } from '../../../realtime/socket.ts';
import { countScans } from './countScans.ts';

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
      // The age by this device's clock, so that an incorrect clock does not matter.
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

/**
 * A count in progress on this device: its state, a function to send events to its machine, and a subscription to its
 * events.
 */
export type CountingWindow = CountingView & {
  send: (event: CountingEvent) => void;
  subscribe: (listener: (event: CountingEmitted) => void) => () => void;
};

/**
 * Runs the counting machine while the component is mounted. `countId` is the existing count: its unsent scans are sent
 * again. `initialCount` is the count as the server returned it.
 */
export function useCounting(countId: string | null, initialCount: InventoryCount | undefined): CountingWindow {
  const [input] = useState(() => ({
    count: null,
    queue: countId === null ? [] : countScans.read(countId),
    hasLine: hasNetwork(),
  }));
  const actor = useActorRef(wired, { input });
  const view = useSelector(actor, countingView, shallowEqual);
  useEffect(
    function sendCount() {
      if (initialCount) actor.send({ type: 'count.updated', count: initialCount });
    },
    [actor, initialCount],
  );
  useEffect(
    function saveUnsentScans() {
      const saving = actor.subscribe(({ context: { count, queue } }) => {
        if (count) countScans.write(count.id, queue);
      });
      return () => saving.unsubscribe();
    },
    [actor],
  );
  useEffect(
    function followTheNetwork() {
      const sendLineState = () => actor.send({ type: hasNetwork() ? 'line.opened' : 'line.closed' });
      const stopLive = realtime.subscribe(sendLineState);
      addEventListener('online', sendLineState);
      addEventListener('offline', sendLineState);
      return () => {
        stopLive();
        removeEventListener('online', sendLineState);
        removeEventListener('offline', sendLineState);
      };
    },
    [actor],
  );
  const subscribe = useCallback<CountingWindow['subscribe']>(
    (listener) => {
      const subscription = actor.on('*', listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return { ...view, send: actor.send, subscribe };
}

/** Calls `onEvent` for every event of a count while the component is mounted. */
export function useCountingEvents(
  subscribe: CountingWindow['subscribe'],
  onEvent: (event: CountingEmitted) => void,
): void {
  const listen = useEffectEvent(onEvent);
  useEffect(
    function subscribeToWindow() {
      return subscribe((event) => listen(event));
    },
    [subscribe],
  );
}

/** Returns whether a request can be tried: the browser is online and the socket is not known to be disconnected. */
const hasNetwork = (): boolean => navigator.onLine && realtime.current() !== 'disconnected';
