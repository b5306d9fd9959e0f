/** The recipients of a change: the people of a store who may read the module. */
export type Audience = { businessId: string; storeId: string };

/** An event for one person, on every connection of that person. */
export type UserEvent = { businessId: string; userId: string; event: string; payload: unknown };

/** An event for all staff of a business who may answer chats, except these people. */
export type StaffEvent = { businessId: string; staffBut: readonly string[]; event: string; payload: unknown };

/** An event for one person or for all staff. */
export type OutgoingEvent = UserEvent | StaffEvent;

/**
 * Publishes changes to screens; the socket subscribes. Works within one process: several server processes would need an
 * adapter here.
 */
export type Changes = {
  publish: (audience: Audience, resource: string, id: string) => void;
  listen: (listener: (audience: Audience, resource: string, id: string) => void) => void;
  publishEvent: (event: OutgoingEvent) => void;
  listenForPeople: (listener: (event: UserEvent) => void) => void;
  listenForStaff: (listener: (event: StaffEvent) => void) => void;
};

export function createChanges(): Changes {
  const listeners: Parameters<Changes['listen']>[0][] = [];
  const userListeners: Parameters<Changes['listenForPeople']>[0][] = [];
  const staffListeners: Parameters<Changes['listenForStaff']>[0][] = [];
  return {
    publish: (audience, resource, id) => listeners.forEach((listener) => listener(audience, resource, id)),
    listen: (listener) => void listeners.push(listener),
    publishEvent: (event) => {
      if ('userId' in event) userListeners.forEach((listener) => listener(event));
      else staffListeners.forEach((listener) => listener(event));
    },
    listenForPeople: (listener) => void userListeners.push(listener),
    listenForStaff: (listener) => void staffListeners.push(listener),
  };
}
