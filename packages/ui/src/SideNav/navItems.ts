import type { IconName } from '../Icon/Icon.tsx';

export type NavLeaf = { id: string; label: string; href: string };

/** An entry of the navigation: a link, or a heading that expands its links. */
export type NavItem = { id: string; label: string; icon: IconName } & (
  | { href: string; items?: undefined }
  | { items: readonly NavLeaf[]; href?: undefined }
);

export type NavGroup = { id: string; label?: string | undefined; items: readonly NavItem[] };
