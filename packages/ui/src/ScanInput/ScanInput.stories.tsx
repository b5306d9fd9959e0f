import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../Kbd/Kbd.tsx';
import { ScanInput } from './ScanInput.tsx';

const meta = {
  title: 'Forms/ScanInput',
  component: ScanInput,
  args: {
    label: 'Scan or search a product',
    placeholder: 'Scan a barcode or type a name',
    onSubmit: fn(),
    style: { maxInlineSize: 560 },
  },
} satisfies Meta<typeof ScanInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { end: <Kbd>F2</Kbd> } };
export const Busy: Story = { args: { busy: true, defaultValue: '0123456789012' } };
export const Found: Story = { args: { message: 'Tempered glass, 6.1 inch added.', messageTone: 'ok' } };
export const NotFound: Story = { args: { message: 'No product has the barcode 0123456789012.', messageTone: 'bad' } };

export const TwoScans: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Scan or search a product' });
    await userEvent.type(box, ' 0123456789012{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: '0123456789012' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: '356938035643809' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
