'use client';
import type { ComponentPropsWithRef } from 'react';
import { useShellNav } from '../AppShell/shellNav.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Name, Row } from './SideNav.styles.ts';

export type NavActionProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  icon: IconName;
};

/** A button that looks like an entry of the navigation, for its footer. */
export function NavAction({ label, icon, ...button }: NavActionProps) {
  const collapsed = useShellNav()?.collapsed ?? false;
  return (
    <Tooltip text={label} placement="right-start" block disabled={!collapsed}>
      <Row>
        <button type="button" {...button}>
          <Icon name={icon} />
          <Name>{label}</Name>
        </button>
      </Row>
    </Tooltip>
  );
}
