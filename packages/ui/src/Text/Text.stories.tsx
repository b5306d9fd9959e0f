import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Display/Text',
  component: Text,
  args: { children: 'Sold to Ana Peña on Main Street' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (faces: React.ReactNode) => <div style={{ display: 'grid', gap: 8, maxInlineSize: 320 }}>{faces}</div>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold to Ana Peña on Main Street').tagName).toEqual('SPAN');
  },
};
export const EveryTone: Story = {
  render: (args) =>
    all(
      textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          Tone {tone}
        </Text>
      )),
    ),
};
export const EverySize: Story = {
  render: (args) =>
    all(
      textSizes.map((size) => (
        <Text key={size} {...args} size={size}>
          Size {size}
        </Text>
      )),
    ),
};
export const Weights: Story = {
  render: (args) =>
    all(
      <>
        <Text {...args} weight="medium" />
        <Text {...args} weight="strong" />
      </>,
    ),
};
export const Code: Story = { args: { code: true, children: 'IMEI 357141831661971' } };
export const Paragraph: Story = {
  args: { as: 'p' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Sold to Ana Peña on Main Street');
  },
};
export const Written: Story = {
  args: { as: 'p', written: true, children: 'Call before noon.\nThe screen has a crack at the lower left.' },
};
export const LongTextIsClipped: Story = {
  args: { clip: true, children: 'x'.repeat(500) },
  render: (args) => all(<Text {...args} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^x+$/).clientWidth).toBeLessThanOrEqual(320);
  },
};
export const LongCodeBreaks: Story = {
  args: { code: true, children: '8'.repeat(120) },
  render: (args) => all(<Text {...args} />),
};
