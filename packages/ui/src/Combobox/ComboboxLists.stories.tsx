import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import odd from '../OptionPanel/odd.stories.json' with { type: 'json' };
import type { Option } from '../OptionPanel/option.ts';
import { Combobox } from './Combobox.tsx';

const products = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Product ${at + 1}` }));
const twoThousand = products(2000);
const tenThousand = products(10_000);
const hundredThousand = products(100_000);
const cities = [
  { id: 'miami', label: 'Miami' },
  { id: 'malaga', label: 'Málaga' },
];

const meta = {
  title: 'Selects/Combobox/Long and odd lists, and making options',
  component: Combobox,
  args: { 'aria-label': 'Product', options: tenThousand, placeholder: 'Find a product', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320, minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThousand: Story = {
  args: { options: twoThousand },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Product 2000' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1999');
  },
};

export const ScrolledAwayFromTheHighlightedRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(screen.getByRole('option', { name: 'Product 5001' })).toBeVisible());
    await expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Product 1',
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(list.scrollTop).toBeLessThan(100));
    await expect(screen.getByRole('option', { name: 'Product 2' })).toBeVisible();
  },
};

export const AnotherTextBeginsAtTheTop: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const list = screen.getByRole('listbox');
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => expect(screen.getByRole('option', { name: 'Product 5001' })).toBeVisible());
    await userEvent.keyboard('99');
    await expect(list.scrollTop).toBe(0);
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Product 99');
  },
};

export const HundredThousand: Story = {
  args: { options: hundredThousand, defaultValue: '54320' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Product 54321');
    await userEvent.clear(box);
    await userEvent.keyboard('99998{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('99997');
  },
};

export const OddOptions: Story = {
  args: { options: [...odd, { id: 'undefined', label: 'No hint', hint: undefined }], defaultValue: 'long' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.keyboard('screen');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Screen protector$9.00',
      'Screen protector$12.00',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('twin-2');
    await userEvent.clear(box);
    await userEvent.keyboard('🔋{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('emoji');
    await userEvent.clear(box);
    await userEvent.keyboard('aurora');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const { width } = screen.getByRole('listbox').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(screen.getByRole('listbox').scrollWidth).toBeLessThanOrEqual(width);
  },
};

export const MakesAnOption: Story = {
  args: {
    'aria-label': 'City',
    options: cities,
    onCreate: fn((text: string): Option => ({ id: text.toLowerCase(), label: text })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'malaga');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Málaga']);
    await userEvent.clear(box);
    await userEvent.type(box, 'M');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Miami',
      'Málaga',
      'Create “M”',
    ]);
    await userEvent.type(box, 'adrid');
    await expect(screen.queryByText('No results found')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('madrid'));
    await waitFor(() => expect(box).toHaveValue('Madrid'));
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

const late = { answer: (_: Option) => {}, refuse: () => {} };
export const SlowCreationThatFails: Story = {
  args: {
    'aria-label': 'City',
    options: cities,
    onCreate: fn(
      () =>
        new Promise<Option>((answer, reject) => {
          Object.assign(late, { answer, refuse: () => reject(new Error('offline')) });
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Bogotá');
    await userEvent.click(screen.getByRole('option', { name: 'Create “Bogotá”' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Creating...');
    await expect(screen.queryByRole('option')).toBeNull();
    late.refuse();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It could not be created.'));
    await expect(box).toHaveValue('Bogotá');
    await userEvent.click(screen.getByRole('option', { name: 'Create “Bogotá”' }));
    late.answer({ id: 'bogota', label: 'Bogotá' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('bogota'));
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
  },
};
