import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatLauncher } from './ChatLauncher.tsx';

const meta = {
  title: 'Chat/ChatLauncher',
  component: ChatLauncher,
  args: { label: 'Chat With Us', onClick: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 120 } } },
} satisfies Meta<typeof ChatLauncher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat With Us' });
    await expect(button).not.toHaveAttribute('data-unread');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Unread: Story = {
  args: { label: 'Chat With Us, 3 unread messages', unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat With Us, 3 unread messages' })).toHaveAttribute(
      'data-unread',
      '3',
    );
  },
};

export const NineAndMore: Story = {
  args: { label: 'Chat With Us, 10 unread messages', unread: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-unread', '9+');
  },
};

/** In the corner of a header, where it covers nothing. */
export const Docked: Story = {
  args: { docked: true, unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toEqual(8);
  },
};

export const AwayWhileTheWidgetIsOpen: Story = {
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toEqual(null);
    await expect(canvas.getByRole('button', { hidden: true })).not.toBeVisible();
  },
};
