import { Button, type ButtonProps } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { fill, type Params, type Query } from './addressOf.ts';
import type { Path, With } from './route.ts';
import { useMayEnter } from './useMayEnter.ts';

type Look = Omit<LinkProps, 'to' | 'children' | 'size'> & {
  query?: Query;
  children: ReactNode;
  /** Looks like a button of the kit; without it a link in text. */
  tone?: ButtonProps['tone'];
  icon?: ButtonProps['icon'];
  size?: ButtonProps['size'];
};

export type GoProps<P extends Path> = Look & { to: P } & With<P>;

/** A link to a page of the table. Draws nothing for a person who may not enter it. */
export function Go<const P extends Path>(props: GoProps<P>) {
  const given: Given = props;
  return useMayEnter(props.to) ? <Drawn {...given} /> : null;
}

type Given = Look & { to: string; with?: Params | undefined };

function Drawn({ to, with: params, query, children, tone, icon, size, ...link }: Given) {
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
