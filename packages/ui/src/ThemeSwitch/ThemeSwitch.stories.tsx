import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: {
    label: 'Theme',
    value: 'light',
    names: { system: 'As the device', light: 'Light', dark: 'Dark' },
    onChange: fn(),
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};
