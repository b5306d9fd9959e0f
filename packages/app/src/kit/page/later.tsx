import { lazy, Suspense, useState, type ComponentType } from 'react';
import { atRest } from '../../wiring/atRest.ts';

/**
 * A part of a page that is not seen at first. Its program comes while the page rests, so that it opens at once when it is asked for,
 * also when the network has gone since; asked for earlier, it is drawn when it has come.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let come: ComponentType<P> | undefined;
  const fetched = async () => ({ default: (come = await load()) });
  const Coming: ComponentType<P> = lazy(fetched);
  // A program that does not come at rest is asked for again when it is needed.
  atRest(() => void fetched().catch(() => undefined));
  return function Later(props: P) {
    // Whoever is drawn stays the same until it goes: nothing that was typed into it is lost.
    const [Part] = useState(() => come ?? Coming);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
