import { RANK, type AnyEndpoint, type Answer, type Input } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { customers } from '@tilldesk/domain/customers';
import { products } from '@tilldesk/domain/products';
import { invoices } from '@tilldesk/domain/sales';
import { scanLookup } from '@tilldesk/domain/lookup';
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

/** Maximum number of records of a type, and minimum number of characters for a search. */
const SHOWN = 5;
const LETTERS = 2;
/** Minimum length of a code: a device is found by its last four digits. */
const CODE_LETTERS = 4;

type Found = { id: string; label: string };

/** Finds customers, products and invoices that match the text, and other records of a code, as far as the user can read them. */
export function useRecordCommands(searchText: string): { commands: readonly PaletteCommand[]; loading: boolean } {
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
  // Customers, products and invoices are already found by the text search.
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
      // The server matches other properties too, such as a telephone number or an IMEI.
      keywords: [searchText],
      run: () => void navigate(fill(path, { [name]: id })),
    }));
  return {
    commands: [
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

/** Returns the response of a search, or none while the text is too short or the user cannot read the records. */
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
