import type { ComponentPropsWithRef, ReactNode } from 'react';

/** What a link of the kit needs: an address and everything an `<a>` takes. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Draws a link with the router of the application; every given prop must reach the `<a>`. */
export type RenderLink = (link: LinkProps) => ReactNode;
