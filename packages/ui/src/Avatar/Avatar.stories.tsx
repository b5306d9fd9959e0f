import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Ana María Peña' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana María Peña' })).toHaveTextContent('AP');
  },
};
export const Large: Story = { args: { size: 64 } };
export const WithName: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="teal"/%3E%3C/svg%3E';
export const Picture: Story = { args: { src: dot } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AP')).toBeVisible();
  },
};
export const Small: Story = { args: { size: 20 } };
export const OneName: Story = { args: { name: 'élodie' } };
export const NoName: Story = { args: { name: '', decorative: true } };
export const Emoji: Story = { args: { name: '📱 👨‍👩‍👧' } };
export const RightToLeftName: Story = { args: { name: 'ليلى حداد' } };
export const LongName: Story = { args: { name: 'W'.repeat(500) } };
