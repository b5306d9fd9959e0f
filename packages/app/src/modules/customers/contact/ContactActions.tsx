import { Badge, Button, IconButton } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ActionsRow } from './Contacts.styles.ts';

type ContactActionsProps = {
  /** Accessible name of the contact. */
  name: string;
  isPrimary: boolean;
  isOnly: boolean;
  onPrimary: () => void;
  onRemove: () => void;
};

/** Actions for one of several contacts: make it the primary one, or remove it. */
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
