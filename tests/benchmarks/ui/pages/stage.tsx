import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** One thing to measure, drawn by one contender: `size` options, fields or rows. */
export type Scene = ComponentType<{ size: number }>;

/**
 * Puts a scene on the page. `?size=` sets how many; with `?behind` it waits behind a button, so that its mounting can be measured
 * from a trusted press.
 */
export function stage(Scene: Scene): void {
  const params = new URLSearchParams(location.search);
  const size = Number(params.get('size') ?? 1000);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(params.has('behind') ? <Behind Scene={Scene} size={size} /> : <Scene size={size} />);
}

function Behind({ Scene, size }: { Scene: Scene; size: number }) {
  const [shown, show] = useState(false);
  return (
    <>
      <button type="button" id="show" onClick={() => show(true)}>
        Show
      </button>
      {shown && <Scene size={size} />}
    </>
  );
}
