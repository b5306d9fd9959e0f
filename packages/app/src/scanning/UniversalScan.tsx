import { scanLookup } from '@tilldesk/domain/lookup';
import { Button, ItemList, Text } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { call } from '../api/call.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { toasts } from '../page/toasts.ts';
import { useSession } from '../session/useSession.ts';
import { useRouteTable } from '../navigation/RouteTable.ts';
import { Row, Stack } from '../page/flow.styles.ts';
import { translateNow, useTranslate } from '../i18n/useTranslate.ts';
import { useProblem } from '../i18n/useProblem.ts';
import type { Scan } from './handlers.ts';
import { leadsOf, type Lead } from './targetOf.ts';
import { useScan } from './useScan.ts';

/** The found records, and the page on which they are offered. */
type Offered = { text: string; leads: readonly Lead[]; field: HTMLElement | null; at: string };

/**
 * Opens the record of any code that no other handler takes. A single record opens at once; several are offered. While a field
 * has the focus or a dialog is open, the user is asked first: the code may have been meant for the field.
 */
export function UniversalScan() {
  const t = useTranslate();
  const navigate = useNavigate();
  const routes = useRouteTable();
  const { permissions } = useSession();
  const problems = useProblem();
  const [chosen, setChosen] = useState<Offered | null>(null);
  const close = () => setChosen(null);

  const { pathname } = useLocation();
  // Following a link closes the dialog. Only the path counts: restoring a field may change the rest of the address.
  const offered = chosen?.at === pathname ? chosen : null;
  const lookUp = async ({ text, by, field }: Scan) => {
    try {
      const { hits } = await call(scanLookup, { query: { q: text.slice(0, TEXT_MAX) } });
      const leads = leadsOf(hits, routes, permissions);
      const [only] = leads;
      const isBusy = isWriting(field) || (by === 'scanner' && document.querySelector('dialog[open]') !== null);
      if (!isBusy && only && leads.length === 1) {
        void navigate(only.address);
      } else if (only || isWriting(field))
        setChosen({ text, leads, field: isWriting(field) ? field : null, at: pathname });
      else toasts.show({ tone: 'bad', text: translateNow()('scan.nothing', { text }) });
      return only ? 'taken' : 'rejected';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toasts.show({ tone: 'bad', text: problems.message(error) });
      return 'rejected';
    }
  };
  useScan(lookUp, { outermost: true });

  const writeIt = ({ text, field }: Offered) => {
    close();
    // The dialog returns the focus before text can be inserted.
    requestAnimationFrame(() => {
      field?.focus();
      document.execCommand('insertText', false, text);
    });
  };
  return (
    <Dialog
      open={offered !== null}
      title={t('scan.leads', { text: offered?.text ?? '' })}
      closeLabel={t('scan.close')}
      onClose={close}
      footer={
        offered?.field && (
          <Row>
            <Button icon="keyboard" onClick={() => writeIt(offered)}>
              {t('scan.write')}
            </Button>
          </Row>
        )
      }
    >
      <Stack>
        {offered?.leads.length === 0 && <Text tone="muted">{t('scan.nothing', { text: offered.text })}</Text>}
        <ItemList
          variant="filled"
          // A record may be another view of the same page.
          renderLink={({ href, ...link }) => <Link {...link} to={href} onClick={close} />}
          items={(offered?.leads ?? []).map(({ kind, id, label, note, icon, address }) => ({
            id: `${kind} ${id}`,
            icon,
            title: label,
            text: [t(`scan.kind.${kind}`), note].filter(Boolean).join(' · '),
            href: address,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

/** Maximum length that the call accepts. */
const TEXT_MAX = 100;

/** Returns whether a field of the page had the focus. Fields that look up records, such as the palette's, do not count. */
const isWriting = (field: HTMLElement | null): boolean =>
  field !== null && field.closest('[data-scan="lookup"]') === null;
