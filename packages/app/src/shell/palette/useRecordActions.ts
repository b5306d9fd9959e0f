import { RANK, type AnyEndpoint, type Answer, type Input } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { customers, invoices, products } from '@tilldesk/domain/shop';
import { scanLookup } from '@tilldesk/domain/stock';
import type { IconName } from '@tilldesk/ui';
import { useNavigate } from 'react-router-dom';
import { fill } from '../../navigation/addressOf.ts';
import type { Path } from '../../navigation/route.ts';
import { useRouteTable } from '../../navigation/RouteTable.ts';
import { leadsOf } from '../../scanning/targetOf.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import type { PaletteCommand } from './paletteActions.ts';

/** Records of a kind that a search may show, and letters that begin one. */
const SHOWN = 5;
const LETTERS = 2;
/** Fewer letters of a code lead nowhere: a device is found by its last four digits. */
const CODE_LETTERS = 4;

type Found = { id: string; label: string };

/** Customers, products and invoices that fit the words, and what else a code leads to, for those who may read them. */
export function useRecordCommands(searchText: string): { deeds: readonly PaletteCommand[]; loading: boolean } {
  const t = useTranslate();
  const navigate = useNavigate();
  const query = { search: searchText, limit: SHOWN };
  const foundCustomers = useFound(customers.list, { query }, searchText);
  const foundProducts = useFound(products.list, { query: { ...query, sort: RANK } }, searchText);
  const foundInvoices = useFound(invoices.list, { query: { ...query, sort: '-createdAt' } }, searchText);

  const { permissions } = useSession();
  const routes = useRouteTable();
  const code = searchText.length >= CODE_LETTERS ? searchText.slice(0, 100) : null;
  const scanned = useAnswer(scanLookup, code === null ? null : { query: { q: code } });
  // Customers, products and invoices are found by their words already.
  const others = (scanned.data?.hits ?? []).filter(({ kind }) => !['customer', 'product', 'invoice'].includes(kind));

  const commandsOf = (
    group: string,
    icon: IconName,
    path: Path,
    name: string,
    found: readonly Found[],
  ): PaletteCommand[] =>
    found.map(({ id, label }) => ({
      id: fill(path, { [name]: id }),
      label,
      group,
      icon,
      // The server found it by whatever it knows, a telephone number or an IMEI.
      keywords: [searchText],
      run: () => void navigate(fill(path, { [name]: id })),
    }));
  return {
    deeds: [
      ...commandsOf(
        t('shell.palette.customers'),
        'user',
        '/customer-management/customer-details/:customerId',
        'customerId',
        (foundCustomers.data?.items ?? []).map(({ id, name, phone }) => ({ id, label: joined(name, phone) })),
      ),
      ...commandsOf(
        t('shell.palette.products'),
        'tag',
        '/product-management/edit-product/:productId',
        'productId',
        (foundProducts.data?.items ?? []).map(({ id, name, sku }) => ({ id, label: joined(name, sku) })),
      ),
      ...commandsOf(
        t('shell.palette.invoices'),
        'receipt',
        '/sale-invoice-management/invoice-details/:invoiceId',
        'invoiceId',
        (foundInvoices.data?.items ?? []).map(({ id, number, customerName }) => ({
          id,
          label: joined(number ?? t('shell.palette.draft'), customerName),
        })),
      ),
      ...leadsOf(others, routes, permissions).map(({ kind, label, note, icon, address }): PaletteCommand => ({
        id: `${kind} ${address}`,
        label: joined(label, note),
        group: t(`scan.kind.${kind}`),
        icon,
        keywords: [searchText],
        run: () => void navigate(address),
      })),
    ],
    loading: scanned.loading || foundCustomers.loading || foundProducts.loading || foundInvoices.loading,
  };
}

/** The answer to a search, or none while too little is typed or the person may not read the records. */
function useFound<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  searchText: string,
): { data: Answer<E> | undefined; loading: boolean } {
  const { permissions } = useSession();
  const { needs } = endpoint;
  const mayRead = typeof needs === 'string' || can(permissions, ...needs);
  return useAnswer(endpoint, mayRead && searchText.length >= LETTERS ? input : null);
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
