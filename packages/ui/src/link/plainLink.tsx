import type { RenderLink } from './RenderLink.ts';

/** The link of an application without a router. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
