import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { title: 'Display/PageHeader', component: PageHeader, args: { title: 'Invoices' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Complete: Story = {
  args: {
    title: 'INV-1042',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Invoices', href: '#invoices' }, { label: 'INV-1042' }]} />,
    meta: (
      <Badge tone="ok" dot>
        Paid
      </Badge>
    ),
    text: 'Sold to Ana Peña at the Main Street store.',
    actions: (
      <>
        <Button icon="print">Print</Button>
        <Button icon="undo">Refund</Button>
        <Button tone="primary" icon="edit">
          Edit
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('INV-1042');
  },
};
export const LongText: Story = {
  args: {
    ...Complete.args,
    title: 'Equipment that was left for repair in the second half of the year and not picked up',
  },
};

export const VeryLongText: Story = {
  args: { ...Complete.args, title: 'W'.repeat(500), text: 'x'.repeat(500), meta: <Badge>{'W'.repeat(500)}</Badge> },
};
export const Narrow: Story = { args: { ...Complete.args, style: { maxInlineSize: 320 } } };
