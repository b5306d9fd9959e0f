import { type Customer, formatPhone } from '@tilldesk/domain/customers';
import { Badge, Card, EmptyState, ItemList } from '@tilldesk/ui';
import { Row } from '../../../page/flow.styles.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** A customer's contacts: every phone with the person it reaches, and every email, as links that call or write. */
export function ContactCard({ customer: { phones, emails } }: { customer: Customer }) {
  const t = useTranslate();
  const primary = (isPrimary: boolean, of: readonly unknown[]) =>
    isPrimary && of.length > 1 ? <Badge tone="accent">{t('customers.contact.primary')}</Badge> : undefined;
  const items = [
    ...phones.map(({ number, label, contactName, isPrimary }) => ({
      id: number,
      icon: 'call' as const,
      title: formatPhone(number),
      text: contactName ?? t(`customers.phone.label.${label}`),
      href: `tel:${number}`,
      action: primary(isPrimary, phones),
    })),
    ...emails.map(({ address, isPrimary }) => ({
      id: address,
      icon: 'mail' as const,
      title: address,
      href: `mailto:${address}`,
      action: primary(isPrimary, emails),
    })),
  ];
  return (
    <Card title={t('customers.contact')}>
      {items.length === 0 ? (
        <EmptyState icon="call" title={t('customers.contact.none')} />
      ) : (
        <ItemList items={items} renderLink={({ href, children }) => <a href={href}>{children}</a>} />
      )}
    </Card>
  );
}

/** The tags of a customer. */
export function Tags({ customer: { tags } }: { customer: Customer }) {
  if (tags.length === 0) return null;
  return (
    <Row as="span">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Row>
  );
}
