import type { RenderLink } from '@tilldesk/ui/shell';
import { routerLink } from '../navigation/routerLink.tsx';

/** Renders links of a menu with internal and external targets: internal ones by the router, external ones in a new tab. */
export const menuLink: RenderLink = ({ href, children, ...link }) => {
  if (href.startsWith('/')) return routerLink({ href, children, ...link });
  const isPage = href.startsWith('https:');
  return (
    <a {...link} href={href} {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </a>
  );
};
