import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { FootBar } from './FootBar.tsx';

const meta = {
  title: 'Layout/FootBar',
  component: FootBar,
  args: {
    note: 'Not saved yet',
    children: (
      <>
        <Kbd>Ctrl S</Kbd>
        <Button>Cancel</Button>
        <Button tone="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof FootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAForm: Story = {};
export const WithoutANote: Story = { args: { note: undefined } };
export const OfATill: Story = {
  args: {
    raised: true,
    note: <Figure size="s" label="4 pieces" value="$1,775.25" />,
    children: (
      <Button tone="primary" size="l" iconEnd="arrow-right">
        Go to checkout
      </Button>
    ),
    style: { maxInlineSize: 390 },
  },
};
export const StaysInView: Story = {
  render: (args) => (
    <div style={{ blockSize: 200, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Form">
      <div style={{ blockSize: 800 }}>Many fields</div>
      <FootBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Form' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom).toBeLessThan(
      frame.bottom,
    );
  },
};
/** Floating content in the corner of the page uses the height of the bar. */
export const LeavesSpaceForFloating: Story = {
  render: (args) => (
    <>
      <FootBar {...args} aria-label="Bar" role="group" />
      <div role="note" style={{ position: 'fixed', insetBlockEnd: 'var(--td-foot)', insetInlineEnd: 0 }}>
        Floats
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Bar' });
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole('note')).insetBlockEnd).toEqual(`${bar.offsetHeight}px`),
    );
  },
};
export const LongText: Story = { args: { note: 'Not saved yet, and the store closes in a moment. '.repeat(6) } };
