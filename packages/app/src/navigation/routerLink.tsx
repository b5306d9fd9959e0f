import type { RenderLink } from '@tilldesk/ui/shell';
import { Link } from 'react-router-dom';

/** Renders the kit's links with the app's router. */
export const routerLink: RenderLink = ({ href, ...link }) => <Link {...link} to={href} />;
