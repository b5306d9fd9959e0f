import { Badge, Button, IconButton } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ActionsRow } from './Contacts.styles.ts';

type ContactActionsProps = {
  /** Names the contact for screen readers. */
  name: string;
  isPrimary: boolean;
  isOnly: boolean;
  onPrimary: () => void;
  onRemove: () => void;
};

/** What can be done with one of several contacts: make it the primary one, take it away. */
export function ContactActions({ name, isPrimary, isOnly, onPrimary, onRemove }: ContactActionsProps) {
  const t = useTranslate();
  if (isOnly) return null;
  return (
    <ActionsRow>
      {isPrimary ? (
        <Badge tone="accent">{t('customers.contact.primary')}</Badge>
      ) : (
        <Button size="s" tone="quiet" aria-label={t('customers.contact.makePrimaryOf', { name })} onClick={onPrimary}>
          {t('customers.contact.makePrimary')}
        </Button>
      )}
      <IconButton icon="trash" size="s" label={t('customers.contact.remove', { name })} onClick={onRemove} />
    </ActionsRow>
  );
}
