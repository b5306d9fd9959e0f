import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/Button/Button.tsx';
import { Page, Section } from '../page/Page.tsx';
import { TokenRows } from '../page/TokenRows.tsx';
import { Track } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="Motion shows the origin of an element and is short enough not to delay the user. Nothing moves without an action of the user."
    >
      <Section
        title="Tokens"
        lead="If the device requests reduced motion, both durations are close to zero, and sliding elements appear immediately."
      >
        <Runway />
      </Section>
    </Page>
  ),
};

function Runway() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <div>
        <Button icon="refresh" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      <TokenRows
        uses={{
          fast: 'Hover, press, menus, tooltips',
          slow: 'Drawers, dialogs, expandable sections',
          ease: 'All motion: fast start, slow end',
        }}
      >
        {(token) => token !== 'ease' && <Track data-there={moved} style={{ '--time': `var(--td-${token})` }} />}
      </TokenRows>
    </>
  );
}
