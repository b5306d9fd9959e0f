import type { RenderLink } from '@tilldesk/ui/shell';
import { routerLink } from '../navigation/routerLink.tsx';

/** Draws the links of a menu that leads in and out: own pages by the router, others in a tab of their own. */
export const menuLink: RenderLink = ({ href, children, ...link }) => {
  if (href.startsWith('/')) return routerLink({ href, children, ...link });
  const isPage = href.startsWith('https:');
  return (
    <a {...link} href={href} {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {children}
    </a>
  );
};
