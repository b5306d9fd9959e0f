/**
 * `@tilldesk/ui/icons`: the drawings of all icons, in a separate entry so that a product can serve them as a file
 * (`@tilldesk/ui/icons.svg`) instead.
 */
export { IconSprite, iconNames } from '../Icon/IconSprite.tsx';
