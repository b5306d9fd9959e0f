import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Logo, Mark, Names } from './NavBrand.styles.ts';

export type NavBrandProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  name: string;
  /** Adds the place one works in, such as the store; hidden below 640 px. */
  place?: string | undefined;
  /** Leads home. */
  href: string;
  /** Replaces the drawn mark; 24 CSS pixels square. */
  logo?: ReactNode;
  renderLink?: RenderLink | undefined;
};

/** Shows whose application this is, and leads home. */
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
