'use client';
import { useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { NavItem, NavLeaf } from './navItems.ts';
import { Flyout, Name, Nested, Row, Chevron } from './SideNav.styles.ts';

type NavEntryProps = {
  item: NavItem;
  current: string | undefined;
  collapsed: boolean;
  renderLink: RenderLink;
};

/** One entry: a link, an expandable heading, or in a collapsed navigation an icon with a tooltip or a menu. */
export function NavEntry({ item, current, collapsed, renderLink }: NavEntryProps) {
  if (!item.items) {
    const children = (
      <>
        <Icon name={item.icon} />
        <Name>{item.label}</Name>
      </>
    );
    return (
      <li>
        <Tooltip text={item.label} placement="right-start" block disabled={!collapsed}>
          <Row>{renderLink({ href: item.href, 'aria-current': isCurrent(item.id, current), children })}</Row>
        </Tooltip>
      </li>
    );
  }
  const within = item.items.some(({ id }) => id === current);
  return (
    <li>
      {collapsed ? (
        <Flyout>
          <Menu
            label={item.label}
            heading={item.label}
            placement="right-start"
            items={item.items.map((leaf) => ({ ...leaf, current: leaf.id === current }))}
            renderLink={renderLink}
            button={(props) => (
              <button type="button" {...props} aria-label={item.label} title={item.label} data-within={within}>
                <Icon name={item.icon} />
              </button>
            )}
          />
        </Flyout>
      ) : (
        <Fold {...item} within={within} current={current} renderLink={renderLink} />
      )}
    </li>
  );
}

const isCurrent = (id: string, current: string | undefined) => (id === current ? 'page' : undefined);

type FoldProps = Pick<NavItem, 'icon' | 'label'> & {
  items: readonly NavLeaf[];
  within: boolean;
  current: string | undefined;
  renderLink: RenderLink;
};

function Fold({ icon, label, items, within, current, renderLink }: FoldProps) {
  const id = useId();
  // Null until the user decides: until then the group of the current page is expanded.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? within;
  return (
    <>
      <Row>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          data-within={within}
          onClick={() => setChosen(!open)}
        >
          <Icon name={icon} />
          <Name>{label}</Name>
          <Chevron>
            <Icon name="chevron-right" size={14} />
          </Chevron>
        </button>
      </Row>
      <Nested id={id} hidden={!open}>
        {items.map((leaf) => (
          <li key={leaf.id}>
            <Row>
              {renderLink({
                href: leaf.href,
                'aria-current': isCurrent(leaf.id, current),
                children: <Name>{leaf.label}</Name>,
              })}
            </Row>
          </li>
        ))}
      </Nested>
    </>
  );
}
