/** `@tilldesk/ui`: the small parts, from button to form field. */
export { Icon, iconNames, type IconName, type IconProps } from '../Icon/Icon.tsx';
