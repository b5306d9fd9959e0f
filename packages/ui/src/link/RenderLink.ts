import type { ComponentPropsWithRef, ReactNode } from 'react';

/** The props of a link: an address and everything an `<a>` accepts. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Renders a link with the router of the application; every given prop must reach the `<a>`. */
export type RenderLink = (link: LinkProps) => ReactNode;
