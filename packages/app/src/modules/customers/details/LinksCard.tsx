import { type Customer, customerLinks, formatPhone, type CustomerLink } from '@tilldesk/domain/customers';
import { Button, Card, IconButton, ItemList, Text } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useToastedMutation } from '../../../actions/useToastedMutation.ts';
import { fill } from '../../../navigation/addressOf.ts';
import { routerLink } from '../../../navigation/routerLink.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh, useAnswer } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../page/toasts.ts';
import { useCan } from '../../../session/useCan.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

// The links need no list of all customers; it loads when one is added.
const LinkDialog = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog);

/** Lists the customers linked to a customer, in either direction. */
export function LinksCard({ customer: { id, name } }: { customer: Customer }) {
  const t = useTranslate();
  const [linking, setLinking] = useState(false);
  const { run } = useToastedMutation();
  const { data } = useAnswer(customerLinks.list, { params: { id } });
  const mayLink = useCan('Customer', 'update');
  const items = data?.items ?? [];

  const part = async ({ id: otherId, name: other }: CustomerLink) => {
    const done = await run(otherId, () => call(customerLinks.remove, { params: { id, otherId } }));
    if (done === null) return;
    refresh('customers');
    toasts.show({ text: t('customers.link.parted', { name: other }) });
  };
  return (
    <Card
      title={t('customers.links')}
      actions={
        mayLink && (
          <Button size="s" icon="plus" onClick={() => setLinking(true)}>
            {t('customers.link.add')}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <Text as="p" tone="muted">
          {t('customers.link.none')}
        </Text>
      ) : (
        <ItemList
          renderLink={routerLink}
          items={items.map((link) => ({
            id: link.id,
            icon: 'user',
            title: link.name,
            text: [t(`customers.relation.${link.relation}`), link.phone && formatPhone(link.phone)]
              .filter(Boolean)
              .join(' · '),
            href: fill('/customer-management/customer-details/:customerId', { customerId: link.id }),
            action: mayLink && (
              <IconButton
                icon="close"
                size="s"
                label={t('customers.link.part', { name: link.name })}
                onClick={() => void part(link)}
              />
            ),
          }))}
        />
      )}
      {linking && (
        <Suspense fallback={null}>
          <LinkDialog customer={{ id, name }} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </Card>
  );
}
