import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Thumb } from './Thumb.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"%3E%3Crect width="2" height="1" fill="teal"/%3E%3C/svg%3E';

const meta = { title: 'Display/Thumb', component: Thumb, args: { alt: 'Clear case iPhone 15' } } satisfies Meta<
  typeof Thumb
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  args: { src: picture, size: 64 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Clear case iPhone 15' })).toBeVisible();
  },
};
export const NoPicture: Story = {};
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA', size: 64 } };
export const WithName: Story = {
  args: { alt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
