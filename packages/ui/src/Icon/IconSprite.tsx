import type { IconName } from './Icon.tsx';
import icons from './icons.json' with { type: 'json' };

/** Contains the drawings of all icons of the page and shows nothing itself. Render it once, anywhere in the document. */
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

/** The names of all icons, in the order of the drawing file. */
export const iconNames = Object.keys(icons) as IconName[];
