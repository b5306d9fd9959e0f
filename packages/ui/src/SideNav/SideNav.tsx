import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useShellNav } from '../AppShell/shellNav.ts';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { NavEntry } from './NavEntry.tsx';
import type { NavGroup } from './navItems.ts';
import { Foot, Group, GroupName, List, Nav, Scroll } from './SideNav.styles.ts';

export type SideNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Names the navigation for screen readers. */
  label: string;
  groups: readonly NavGroup[];
  /** The id of the entry whose page is shown. */
  current?: string | undefined;
  renderLink?: RenderLink | undefined;
  /** Shows icons alone; inside an AppShell the shell decides. @default false */
  collapsed?: boolean | undefined;
  /** Stays in sight under the entries; takes NavActions, such as signing out. */
  footer?: ReactNode;
};

/** Lists the places of an application in groups; a heading with pages under it unfolds, or flies out while only icons are shown. */
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
