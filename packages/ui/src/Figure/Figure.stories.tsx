import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure, figureSizes } from './Figure.tsx';

const meta = {
  title: 'Counter/Figure',
  component: Figure,
  args: { label: 'Total due', value: '$1,775.25' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Total due$1,775.25');
  },
};
export const Bare: Story = { args: { label: undefined } };
export const Centred: Story = { args: { align: 'center', size: 'xl' } };
export const EverySize: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {figureSizes.map((size) => (
        <Figure key={size} {...args} label={`Size ${size}`} size={size} />
      ))}
    </div>
  ),
};
export const Empty: Story = { args: { value: '$0.00' } };
export const VeryLarge: Story = {
  args: { size: '2xl', value: '$999,999,999,999.99', style: { maxInlineSize: 358 } },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('paragraph');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};
