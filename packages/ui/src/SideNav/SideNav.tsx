'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useShellNav } from '../AppShell/shellNav.ts';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { NavEntry } from './NavEntry.tsx';
import type { NavGroup } from './navItems.ts';
import { Foot, Group, GroupName, List, Nav, Scroll } from './SideNav.styles.ts';

export type SideNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The accessible name of the navigation. */
  label: string;
  groups: readonly NavGroup[];
  /** The id of the current page's entry. */
  current?: string | undefined;
  renderLink?: RenderLink | undefined;
  /** Shows icons only. Inside an AppShell the shell decides. @default false */
  collapsed?: boolean | undefined;
  /** Content that stays visible below the entries: NavActions, such as sign out. */
  footer?: ReactNode;
};

/** Lists the pages of an application in groups. A heading with subpages expands, or opens a menu while only icons are shown. */
export function SideNav(props: SideNavProps) {
  const { label, groups, current, renderLink = plainLink, collapsed: given, footer, ...nav } = props;
  const shell = useShellNav();
  const collapsed = given ?? shell?.collapsed ?? false;
  const link: RenderLink = (given) =>
    renderLink({
      ...given,
      onClick: (event) => {
        given.onClick?.(event);
        shell?.close();
      },
    });
  return (
    <Nav aria-label={label} {...nav} data-collapsed={collapsed}>
      <Scroll>
        {groups.map((group) => (
          <Group key={group.id}>
            {group.label !== undefined && <GroupName>{group.label}</GroupName>}
            <List>
              {group.items.map((item) => (
                <NavEntry key={item.id} item={item} current={current} collapsed={collapsed} renderLink={link} />
              ))}
            </List>
          </Group>
        ))}
      </Scroll>
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Nav>
  );
}
