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
      lead="Inter in small sizes, for people who use it all day. Use weight and colour for hierarchy before size."
    >
      <Section
        title="Sizes"
        lead="13 px is the text size of the back office. 16 px and more can be read from a distance, for example at the till."
      >
        <TokenRows
          uses={{
            'text-xs': 'Column headers, hints, badges',
            'text-s': 'Tables, forms, menus',
            'text-m': 'Dialogs, longer texts',
            'text-l': 'Inputs at the till, card titles',
            'text-xl': 'Page titles',
            'text-2xl': 'Figures on the dashboard',
            'text-3xl': 'The amount due',
          }}
        >
          {(token) => <Specimen style={{ fontSize: `var(--td-${token})` }}>Case with a quiet hinge</Specimen>}
        </TokenRows>
      </Section>
      <Section title="Weights">
        {[400, 500, 600].map((weight) => (
          <Specimen key={weight} style={{ fontSize: 'var(--td-text-xl)', fontWeight: weight }}>
            {weight} · {{ 400: 'Text', 500: 'Labels and buttons', 600: 'Titles and totals' }[weight]}
          </Specimen>
        ))}
      </Section>
      <Section
        title="Families"
        lead="The kit only refers to Inter. A product loads the font; otherwise the device's own font is used."
      >
        <TokenRows uses={{ font: 'Everything', mono: 'IMEI, barcodes, keys' }}>
          {(token) => <Specimen style={{ fontFamily: `var(--td-${token})` }}>IMEI 35 693803 564380 9</Specimen>}
        </TokenRows>
      </Section>
      <Section title="Digits" lead="Numbers below each other have tabular digits and are aligned at the end.">
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
