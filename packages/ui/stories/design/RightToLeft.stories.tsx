import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/Badge/Badge.tsx';
import { Breadcrumbs } from '../../src/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { Field } from '../../src/Field/Field.tsx';
import { MoneyInput } from '../../src/MoneyInput/MoneyInput.tsx';
import { PhoneInput } from '../../src/PhoneInput/PhoneInput.tsx';
import { TextInput } from '../../src/TextInput/TextInput.tsx';
import { Sides } from '../foundations/Foundations.styles.ts';
import { Page, Section } from '../page/Page.tsx';
import { Part } from '../page/Page.styles.ts';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Right to left', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = {
  name: 'Right to left',
  render: () => (
    <Page
      title="Right to left"
      lead="Set the attribute dir on any element. Styles use start and end instead of left and right, which a check enforces."
    >
      <Section title="The same form in two directions">
        <Sides>
          {sides.map(({ dir, lang, texts }) => (
            <div key={dir} dir={dir} lang={lang}>
              <Card
                title={texts.title}
                actions={<Badge tone="ok">{texts.status}</Badge>}
                footer={
                  <Button tone="primary" iconEnd="arrow-right">
                    {texts.save}
                  </Button>
                }
              >
                <Part as="div">
                  <Breadcrumbs
                    label={texts.trail}
                    items={[{ label: texts.customers, href: '#' }, { label: texts.title }]}
                  />
                  <Field label={texts.name}>
                    <TextInput defaultValue={texts.person} />
                  </Field>
                  <Field label={texts.phone}>
                    <PhoneInput defaultValue="+1 207 555 0142" />
                  </Field>
                  <Field label={texts.limit}>
                    <MoneyInput defaultValue={25_000} />
                  </Field>
                </Part>
              </Card>
            </div>
          ))}
        </Sides>
      </Section>
      <Section title="Mirrored and unchanged content">
        <Terms
          label="Mirrored elements"
          heads={['Mirrored', 'Unchanged']}
          rows={[
            [
              'The order of columns, buttons, crumbs and steps',
              'Phone numbers, IMEI, SKU, amounts: digits are always written from left to right',
            ],
            ['Arrows and chevrons for next and back', 'Icons of objects: search, clock, print'],
            ['The side from which a drawer opens, the position of a menu', 'The order of a card reader’s keys'],
            ['← and → in tabs, tables and menus', '↑ and ↓, Home and End'],
          ]}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const arrows = [...canvasElement.querySelectorAll('[data-td-icon="arrow-right"]')];
    await expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).toEqual(['none', '-1 1']);
  },
};

const sides = [
  {
    dir: 'ltr',
    lang: 'en',
    texts: {
      title: 'New customer',
      trail: 'Breadcrumb',
      customers: 'Customers',
      status: 'Active',
      name: 'Name',
      person: 'Layla Haddad',
      phone: 'Phone',
      limit: 'Credit limit',
      save: 'Continue',
    },
  },
  {
    dir: 'rtl',
    lang: 'ar',
    texts: {
      title: 'عميل جديد',
      trail: 'مكانك',
      customers: 'العملاء',
      status: 'نشط',
      name: 'الاسم',
      person: 'ليلى حداد',
      phone: 'الهاتف',
      limit: 'حد الائتمان',
      save: 'متابعة',
    },
  },
];
