'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Logo, Mark, Names } from './NavBrand.styles.ts';

export type NavBrandProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  name: string;
  /** The current location, such as the store; hidden below 640 px. */
  place?: string | undefined;
  /** The address of the home page. */
  href: string;
  /** Replaces the default logo; 24 CSS pixels square. */
  logo?: ReactNode;
  renderLink?: RenderLink | undefined;
};

/** Shows the name of the application, with a link to its home page. */
export function NavBrand({ name, place, href, logo, renderLink = plainLink, ...span }: NavBrandProps) {
  const children = (
    <>
      {logo ?? (
        <Logo>
          <Icon name="receipt" size={14} />
        </Logo>
      )}
      <Names>
        <strong>{name}</strong>
        {place !== undefined && <small>{place}</small>}
      </Names>
    </>
  );
  return <Mark {...span}>{renderLink({ href, children })}</Mark>;
}
