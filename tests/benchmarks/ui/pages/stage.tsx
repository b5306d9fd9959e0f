import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** One scene to measure, rendered by one contender: `size` options, fields or rows. */
export type Scene = ComponentType<{ size: number }>;

/**
 * Renders a scene. `?size=` sets the size; with `?behind` it is rendered by a button, so that mounting can be measured from a
 * trusted click.
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
