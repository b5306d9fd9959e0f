import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Language', value: 'en', names: { en: 'English', es: 'Español' }, onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'EN' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'ES' }));
    await expect(args.onChange).toHaveBeenCalledWith('es');
  },
};

export const Spanish: Story = { args: { value: 'es', label: 'Idioma' } };
