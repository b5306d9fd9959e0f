/** Who is told of a change: the people of a store who may read the module. */
export type Audience = { businessId: string; storeId: string };

/** Tells screens what changed; the socket listens. In one process: several servers in front need an adapter here. */
export type Changes = {
  tell: (audience: Audience, resource: string, id: string) => void;
  listen: (hear: (audience: Audience, resource: string, id: string) => void) => void;
};

export function createChanges(): Changes {
  const listeners: Parameters<Changes['listen']>[0][] = [];
  return {
    tell: (audience, resource, id) => listeners.forEach((hear) => hear(audience, resource, id)),
    listen: (hear) => void listeners.push(hear),
  };
}
