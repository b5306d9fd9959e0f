import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { Field } from '../../src/Field/Field.tsx';
import { MoneyInput } from '../../src/MoneyInput/MoneyInput.tsx';
import { Switch } from '../../src/Switch/Switch.tsx';
import { TextInput } from '../../src/TextInput/TextInput.tsx';
import { densities, type Density as Name } from '../../src/theme/ThemeRoot.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Part } from '../page/Page.styles.ts';
import { Sides } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Density', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const about: Record<Name, { title: string; hint: string }> = {
  compact: { title: 'Compact', hint: '32 px, small 28: for a mouse, a back office, many rows' },
  touch: { title: 'Touch', hint: '44 px, small 36: for touch screens and tills' },
};

export const Density: Story = {
  render: () => (
    <Page
      title="Density"
      lead="Set the attribute data-density on any element: the controls inside grow from mouse size to touch size. The font size stays the same."
    >
      <Section
        title="The same form in both densities"
        lead="--td-control is the height of a control, --td-control-s of a small one. Components use one of the two for heights."
      >
        <Sides>
          {densities.map((density) => (
            <div key={density} data-density={density} data-testid={density}>
              <Card title={about[density].title} hint={about[density].hint}>
                <Part as="div">
                  <Field label="Product">
                    <TextInput defaultValue="Case with a quiet hinge" />
                  </Field>
                  <Field label="Price">
                    <MoneyInput defaultValue={2_990} />
                  </Field>
                  <Switch label="Tax exempt" />
                  <div>
                    <Button tone="primary">Save product</Button>
                  </div>
                </Part>
              </Card>
            </div>
          ))}
        </Sides>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    const height = (density: Name) =>
      within(canvas.getByTestId(density)).getByRole('button', { name: 'Save product' }).offsetHeight;
    await expect([height('compact'), height('touch')]).toEqual([32, 44]);
  },
};
