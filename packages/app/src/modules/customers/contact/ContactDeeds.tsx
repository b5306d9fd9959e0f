import { Badge, Button, IconButton } from '@tilldesk/ui';
import { useSay } from '../../../kit/say/useSay.ts';
import { Deeds } from './Contacts.styles.ts';

type ContactDeedsProps = {
  /** Names the contact for screen readers. */
  name: string;
  isPrimary: boolean;
  isOnly: boolean;
  onPrimary: () => void;
  onRemove: () => void;
};

/** What can be done with one of several contacts: make it the primary one, take it away. */
export function ContactDeeds({ name, isPrimary, isOnly, onPrimary, onRemove }: ContactDeedsProps) {
  const say = useSay();
  if (isOnly) return null;
  return (
    <Deeds>
      {isPrimary ? (
        <Badge tone="accent">{say('customers.contact.primary')}</Badge>
      ) : (
        <Button size="s" tone="quiet" aria-label={say('customers.contact.makePrimaryOf', { name })} onClick={onPrimary}>
          {say('customers.contact.makePrimary')}
        </Button>
      )}
      <IconButton icon="trash" size="s" label={say('customers.contact.remove', { name })} onClick={onRemove} />
    </Deeds>
  );
}
