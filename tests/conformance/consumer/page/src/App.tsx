import { IconSprite } from '@tilldesk/ui/icons';
import { createToasts, Toaster } from '@tilldesk/ui/overlay';
import { AppShell, Header, NavBrand, SideNav } from '@tilldesk/ui/shell';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useSyncExternalStore } from 'react';
import { OrderForm } from './OrderForm.tsx';
import { Paper } from './Paper.tsx';
import { Stock } from './Stock.tsx';

const toasts = createToasts();

/**
 * A whole document, so that React also renders the head. The table has widths and heights in `style` attributes, so it is
 * rendered on the server only if the policy allows them, otherwise with the first script.
 */
export function App({ nonce, attributes }: { nonce?: string | undefined; attributes: boolean }) {
  const inBrowser = useSyncExternalStore(never, yes, no);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Here styled-components finds the nonce for the sheets that it makes in the browser. */}
        <meta property="csp-nonce" nonce={nonce} />
        <title>Counter</title>
        <script type="module" src="/page.js" nonce={nonce} async />
      </head>
      <body>
        <ThemeRoot page theme="light" nonce={nonce}>
          <IconSprite />
          <AppShell
            texts={texts}
            header={<Header brand={<NavBrand name="Counter" href="#" />} />}
            nav={<SideNav label="Places" groups={places} current="orders" />}
          >
            <OrderForm onOrder={(text) => toasts.show({ text, tone: 'ok' })} />
            {(attributes || inBrowser) && <Stock />}
            <Paper />
          </AppShell>
          <Toaster toasts={toasts} label="Notices" dismissLabel="Dismiss" />
        </ThemeRoot>
      </body>
    </html>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

const texts = {
  skip: 'Skip to content',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  collapseNavigation: 'Collapse navigation',
  expandNavigation: 'Expand navigation',
};
const places = [{ id: 'all', items: [{ id: 'orders', label: 'Orders', icon: 'tag' as const, href: '#orders' }] }];
