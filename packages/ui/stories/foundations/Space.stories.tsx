import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Bar } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Page
      title="Space"
      lead="A grid of 4 px. Related elements have a distance of 8 px, unrelated ones 16 px or more. The distance within a group is never larger than the distance around it."
    >
      <Section title="Tokens">
        <TokenRows
          uses={{
            'space-1': 'Between icon and text; between lines of one entry',
            'space-2': 'Between parts of one control; between buttons',
            'space-3': 'Inside cells and small cards',
            'space-4': 'Between fields; inside cards',
            'space-5': 'Inside dialogs',
            'space-6': 'Between cards; the edge of a page',
            'space-8': 'Between sections of a form',
            'space-10': 'Between sections of a page',
            'space-12': 'Above and below isolated content',
          }}
        >
          {(token) => <Bar style={{ inlineSize: `var(--td-${token})` }} />}
        </TokenRows>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
