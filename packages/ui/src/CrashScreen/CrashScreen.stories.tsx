import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/CrashScreen',
  component: CrashScreen,
  args: { onReload: fn(), onRetry: fn() },
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WithDetail: Story = {
  args: {
    text: 'What you typed is kept. Nothing was posted.',
    detail: {
      label: 'Details',
      text: "TypeError: Cannot read properties of undefined (reading 'lines')\n  at Checkout",
    },
  },
};

export const Dark: Story = { args: { ...WithDetail.args }, globals: { theme: 'dark' } };
