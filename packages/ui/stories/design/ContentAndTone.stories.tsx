import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../src/Alert/Alert.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Content and tone', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContentAndTone: Story = {
  name: 'Content and tone',
  render: () => (
    <Page title="Content and tone" lead="Write short, exact and friendly texts. The clerk has a customer waiting.">
      <Section title="Say what happened, then what to do" lead="Be specific, and do not blame the user.">
        <Examples
          good={{
            why: 'names the unit and the invoice.',
            children: <Alert tone="bad">IMEI 356938035643809 was already sold on INV-1042.</Alert>,
          }}
          bad={{
            why: 'is loud and contains no information.',
            children: <Alert tone="bad">Error! Invalid input (409)!</Alert>,
          }}
        />
      </Section>
      <Section
        title="Name the action on a button"
        lead="Use a verb and an object. The buttons must be clear without the rest of the dialog."
      >
        <Examples
          good={{
            why: 'is clear without reading the text above.',
            children: (
              <span style={row}>
                <Button>Save draft</Button>
                <Button tone="danger">Discard draft</Button>
              </span>
            ),
          }}
          bad={{
            why: 'is clear only together with the question.',
            children: (
              <span style={row}>
                <Button>Cancel</Button>
                <Button tone="primary">OK</Button>
              </span>
            ),
          }}
        />
      </Section>
      <Section
        title="The same tone in both languages"
        lead="Sentences start with a capital letter and end with a full stop; labels and buttons have no full stop. Spanish uses usted, and omits the pronoun where the verb is enough."
      >
        <Terms
          label="The same sentence in both languages"
          heads={['Situation', 'English', 'Español', 'Not']}
          rows={[
            [
              'A field is empty',
              'This field is required.',
              'Este campo es obligatorio.',
              'Oops, you forgot something!',
            ],
            [
              'Too little stock',
              'Only 3 of Screen guard left in stock.',
              'Solo quedan 3 de Screen guard en existencias.',
              'Insufficient quantity.',
            ],
            [
              'Concurrent change',
              'Someone else changed this record. Please review the differences.',
              'Otra persona cambió este registro. Revise las diferencias.',
              'Conflict detected.',
            ],
            [
              'No connection',
              'The server cannot be reached. Please check the connection.',
              'No se puede contactar con el servidor. Revise la conexión.',
              'Network Error',
            ],
            ['An empty list', 'No customers yet', 'Aún no hay clientes', '0 records found'],
          ]}
        />
      </Section>
      <Section title="Terms" lead="One term for one concept, the same on the screen, on paper and in the code.">
        <Terms
          label="Terms in both languages"
          heads={['English', 'Español', 'Meaning', 'Not']}
          rows={[
            ['Invoice', 'Factura', 'A sale with its number, from draft to paid', 'order, transaction'],
            ['Till', 'Caja', 'The screen where sales are made', 'POS, register screen'],
            ['Customer', 'Cliente', 'A person or company that buys', 'client, contact'],
            ['Unit', 'Unidad', 'One device with its own IMEI or serial number', 'item, asset'],
            ['Discard', 'Descartar', 'To delete a draft', 'delete, void'],
          ]}
        />
      </Section>
      <Section
        title="Fixed texts"
        lead="Clerks know these texts, and support refers to them word for word. They are the defaults of the components; a prop can replace them."
      >
        <Terms
          label="Fixed texts by component"
          heads={['Component', 'Text']}
          rows={[
            ['A select without options', 'Not Found Please Create First'],
            ['A select whose search finds nothing', 'No results found'],
            ['A select that is loading', 'Loading...'],
            ['A box at its limit', 'Maximum character limit reached'],
            [
              'A page without permission',
              "You don't have permission to access this page. Please contact your administrator for access.",
            ],
            ['A page that crashed', 'Something went wrong · Reload Page · Try Again'],
          ]}
        />
      </Section>
    </Page>
  ),
};

const row = { display: 'flex', gap: 'var(--td-space-2)' };
