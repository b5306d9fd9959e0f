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

export const Disabled: Story = { args: { disabled: true, defaultValue: '0123456789012' } };
export const ABurstOfScans: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    const codes = Array.from({ length: 12 }, (_, at) => String(4_006_381_333_900 + at));
    await userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join(''));
    await expect(args.onSubmit).toHaveBeenCalledTimes(12);
    for (const [at, text] of codes.entries()) await expect(args.onSubmit).toHaveBeenNthCalledWith(at + 1, { text });
  },
};
export const ScannersThatEndWithTab: Story = {
  args: { endKeys: ['Enter', 'Tab'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '356938035643809{Tab}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: '356938035643809' });
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
};
const sent = fn();
export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={sent}>
      <ScanInput {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: '123456' });
    await expect(sent).not.toHaveBeenCalled();
  },
};
export const PastedAMegabyte: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('0'.repeat(1_000_000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ text: '0'.repeat(60) });
  },
};
export const LongMessage: Story = {
  args: { message: 'x'.repeat(500), messageTone: 'bad', style: { maxInlineSize: 260 } },
};
