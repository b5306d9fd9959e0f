import { formatPhone, type ContactOwner } from '@tilldesk/domain/customers';
import { Alert, Button } from '@tilldesk/ui';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { Row } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { leaving } from '../../../navigation/unsavedChanges.ts';
import { toasts } from '../../../page/toasts.ts';

export type DuplicateNoticeProps = {
  contactOwner: ContactOwner;
  /** Whether the user has already confirmed that this is a different customer. */
  isKnown: boolean;
  /** Adds the entered data to the existing customer; null when an existing customer is being edited. */
  onAdd: (() => Promise<void>) | null;
  /** Called with true to save a separate customer, with false to reconsider. */
  onIgnore: (ignored: boolean) => void;
  /** Called when the entered data is no longer needed: it was added to the existing customer, or discarded. */
  onOver: () => void;
};

/**
 * Shows the customer who has the same phone or email, with the options to open them, to add to them, or to save a
 * separate customer.
 */
export function DuplicateNotice({ contactOwner, isKnown, onAdd, onIgnore, onOver }: DuplicateNoticeProps) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const { date } = useFormats();
  const problems = useProblem();
  const { busy, problem, run } = useMutation();
  const { id, name, values, invoiceCount, lastVisit } = contactOwner;
  const shared = values.map(formatPhone).join(', ');

  const open = () => {
    onOver();
    leaving.release();
    navigateTo('/customer-management/customer-details/:customerId', { with: { customerId: id } });
  };
  const add = async () => {
    if (onAdd === null) return;
    const done = await run(id, async () => {
      await onAdd();
      return true;
    });
    if (done === null) return;
    toasts.show({ tone: 'ok', text: t('customers.duplicate.added', { name }) });
    open();
  };
  if (isKnown) {
    return (
      <Alert
        actions={
          <Button size="s" onClick={() => onIgnore(false)}>
            {t('customers.duplicate.reconsider')}
          </Button>
        }
      >
        {t('customers.duplicate.ignored', { name, shared })}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      title={t('customers.duplicate.title', { name, shared })}
      actions={
        <Row>
          <Button size="s" icon="user" onClick={open}>
            {t('customers.duplicate.use')}
          </Button>
          {onAdd && (
            <Button size="s" icon="plus" busy={busy} onClick={() => void add()}>
              {t('customers.duplicate.add')}
            </Button>
          )}
          <Button size="s" tone="quiet" onClick={() => onIgnore(true)}>
            {t('customers.duplicate.ignore')}
          </Button>
        </Row>
      }
    >
      {problem
        ? problems.message(problem)
        : lastVisit === null
          ? t('customers.duplicate.neverBought')
          : t('customers.duplicate.bought', { count: invoiceCount, date: date(lastVisit) })}
    </Alert>
  );
}
