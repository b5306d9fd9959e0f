/** Who is told of a change: the people of a store who may read the module. */
export type Audience = { businessId: string; storeId: string };

/** News for one person alone, wherever that person is connected. */
export type Told = { businessId: string; userId: string; event: string; payload: unknown };

/** News for all staff of a business who may answer chats, but for these people. */
export type ToldStaff = { businessId: string; staffBut: readonly string[]; event: string; payload: unknown };

/** Tells screens what changed; the socket listens. In one process: several servers in front need an adapter here. */
export type Changes = {
  tell: (audience: Audience, resource: string, id: string) => void;
  listen: (hear: (audience: Audience, resource: string, id: string) => void) => void;
  tellPerson: (told: Told) => void;
  listenForPeople: (hear: (told: Told) => void) => void;
  tellStaff: (told: ToldStaff) => void;
  listenForStaff: (hear: (told: ToldStaff) => void) => void;
};

export function createChanges(): Changes {
  const listeners: Parameters<Changes['listen']>[0][] = [];
  const personal: Parameters<Changes['listenForPeople']>[0][] = [];
  const ofStaff: Parameters<Changes['listenForStaff']>[0][] = [];
  return {
    tell: (audience, resource, id) => listeners.forEach((hear) => hear(audience, resource, id)),
    listen: (hear) => void listeners.push(hear),
    tellPerson: (told) => personal.forEach((hear) => hear(told)),
    listenForPeople: (hear) => void personal.push(hear),
    tellStaff: (told) => ofStaff.forEach((hear) => hear(told)),
    listenForStaff: (hear) => void ofStaff.push(hear),
  };
}
