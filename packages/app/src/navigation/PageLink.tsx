import { Button, type ButtonProps } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { fill, type Params, type Query } from './addressOf.ts';
import type { Path, LinkParams } from './route.ts';
import { useMayEnter } from './useCanEnter.ts';

type LinkAppearance = Omit<LinkProps, 'to' | 'children' | 'size'> & {
  query?: Query;
  children: ReactNode;
  /** Renders as a button of the kit; without it as a text link. */
  tone?: ButtonProps['tone'];
  icon?: ButtonProps['icon'];
  size?: ButtonProps['size'];
};

export type PageLinkProps<P extends Path> = LinkAppearance & { to: P } & LinkParams<P>;

/** A link to a page of the route table. Renders nothing for a user who cannot open the page. */
export function PageLink<const P extends Path>(props: PageLinkProps<P>) {
  const given: LinkViewProps = props;
  return useMayEnter(props.to) ? <Drawn {...given} /> : null;
}

type LinkViewProps = LinkAppearance & { to: string; with?: Params | undefined };

function Drawn({ to, with: params, query, children, tone, icon, size, ...link }: LinkViewProps) {
  const address = fill(to, params, query);
  if (tone === undefined) {
    return (
      <Link {...link} to={address}>
        {children}
      </Link>
    );
  }
  return (
    <Button {...link} as={Link} to={address} tone={tone} icon={icon} size={size}>
      {children}
    </Button>
  );
}
