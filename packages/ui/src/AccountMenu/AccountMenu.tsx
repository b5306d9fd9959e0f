'use client';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';
import { Trigger, Identity } from './AccountMenu.styles.ts';

export type AccountMenuProps = Omit<MenuProps, 'button' | 'heading' | 'placement'> & {
  /** The name of the signed-in person. */
  name: string;
  /** A secondary line in the open menu, such as the email address or the role. */
  detail?: string | undefined;
};

/** Shows who is signed in and opens the account menu. */
export function AccountMenu({ name, detail, ...menu }: AccountMenuProps) {
  return (
    <Menu
      {...menu}
      placement="bottom-end"
      heading={
        <Identity>
          <strong>{name}</strong>
          {detail !== undefined && <small>{detail}</small>}
        </Identity>
      }
      button={(props) => (
        <Trigger type="button" {...props}>
          <Avatar name={name} size={24} decorative />
          <span>{name}</span>
          <Icon name="chevron-down" size={14} />
        </Trigger>
      )}
    />
  );
}
