import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Specimen } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Inter, small and close, for people who look at it all day. Weight and colour make rank before size does."
    >
      <Section
        title="Sizes"
        lead="13 px is the body of the back office. 16 px and more is read from a step away, as at the till."
      >
        <TokenRows
          uses={{
            'text-xs': 'Heads of columns, hints, badges',
            'text-s': 'Tables, forms, menus',
            'text-m': 'Dialogs, longer texts',
            'text-l': 'Inputs at the till, heads of cards',
            'text-xl': 'Heads of pages',
            'text-2xl': 'Figures on the dashboard',
            'text-3xl': 'What is to be paid',
          }}
        >
          {(token) => <Specimen style={{ fontSize: `var(--td-${token})` }}>Case with a quiet hinge</Specimen>}
        </TokenRows>
      </Section>
      <Section title="Weights">
        {[400, 500, 600].map((weight) => (
          <Specimen key={weight} style={{ fontSize: 'var(--td-text-xl)', fontWeight: weight }}>
            {weight} · {{ 400: 'Text', 500: 'Labels and buttons', 600: 'Heads and sums' }[weight]}
          </Specimen>
        ))}
      </Section>
      <Section title="Families" lead="The kit only names Inter; a product loads it, or gets the device's own letters.">
        <TokenRows uses={{ font: 'Everything', mono: 'IMEI, barcodes, keys' }}>
          {(token) => <Specimen style={{ fontFamily: `var(--td-${token})` }}>IMEI 35 693803 564380 9</Specimen>}
        </TokenRows>
      </Section>
      <Section title="Figures" lead="Figures that stand under one another are tabular, and end at the same edge.">
        <div>
          {['$1,111.11', '$8,088.80', '$940.00'].map((sum) => (
            <Specimen key={sum} data-figures="">
              {sum}
            </Specimen>
          ))}
        </div>
      </Section>
    </Page>
  ),
};
