/** `@tilldesk/ui/icons`: the drawings of all icons, apart so that a product may serve them as a file (`@tilldesk/ui/icons.svg`) instead. */
export { IconSprite, iconNames } from '../Icon/IconSprite.tsx';
