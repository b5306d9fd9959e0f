import type { IconName } from './Icon.tsx';
import icons from './icons.json' with { type: 'json' };

/** Draws nothing itself and holds every drawing once, for all icons of the page: stands anywhere in the document, one time. */
export function IconSprite() {
  return (
    <svg display="none" aria-hidden>
      <defs>
        {iconNames.map((name) => (
          <path key={name} id={`td-icon-${name}`} d={icons[name]} />
        ))}
      </defs>
    </svg>
  );
}

/** Lists every icon's name, in the order of the drawing file. */
export const iconNames = Object.keys(icons) as IconName[];
