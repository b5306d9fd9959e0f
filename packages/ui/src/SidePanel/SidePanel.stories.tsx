import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { SumList } from '../SumList/SumList.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { SidePanel } from './SidePanel.tsx';

const Fields = ({ count }: { count: number }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    {Array.from({ length: count }, (_, at) => (
      <Field key={at} label={`Notes ${at + 1}`}>
        <TextArea rows={2} value="" onChange={() => {}} />
      </Field>
    ))}
  </div>
);

const meta = {
  title: 'Layout/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Summary',
    children: <Fields count={1} />,
    foot: (
      <>
        <SumList
          items={[
            { id: 'subtotal', label: 'Subtotal', value: '$144.97' },
            { id: 'tax', label: 'Tax', value: '$11.96' },
            { id: 'total', label: 'Total', value: '$156.93', total: true },
          ]}
        />
        <Button tone="primary" size="l">
          Go to checkout
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 336px', alignItems: 'start', gap: 20, padding: 16 }}>
        <div style={{ blockSize: 1600 }}>Many lines</div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FewFields: Story = {};

/** Next to a page, the footer is visible before and after scrolling, and every field can be reached. */
export const MoreThanTheWindow: Story = {
  args: { children: <Fields count={14} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Go to checkout' });
    const isSideBySide = matchMedia('(min-width: 1081px)').matches;
    for (const top of isSideBySide ? [0, 300, 700] : []) {
      scrollTo(0, top);
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
    const last = canvas.getByLabelText('Notes 14');
    last.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(last);
  },
};
