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
    text: 'Your changes are saved. Nothing was posted.',
    detail: {
      label: 'Details',
      text: "TypeError: Cannot read properties of undefined (reading 'lines')\n  at Checkout",
    },
  },
};

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Reload Page',
      'Try Again',
    ]);
  },
};

export const Spanish: Story = {
  args: { title: 'Algo salió mal', reloadLabel: 'Recargar la página', retryLabel: 'Reintentar' },
};

export const LongText: Story = {
  args: { title: 'W'.repeat(500), text: 'x'.repeat(500), detail: { label: 'Details', text: 'y'.repeat(5000) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/^y+$/)).toBeVisible();
  },
};
