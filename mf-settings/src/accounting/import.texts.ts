import type { CustomerMatch, ImportedInvoice, ImportReport } from '@husrum/contract/accounting-sync';
import { formatCount, formatNumber } from '@husrum/format';
import type { ImportFilter } from './import.rules';

const filterLabel: Readonly<Record<ImportFilter, string>> = {
  all: 'Alla',
  ambiguous: 'Att välja',
  matched: 'Hittade',
  missing: 'Utan kund',
  linked: 'Kopplade',
};

const tenants = (count: number) => formatCount(count, 'hyresgäst', 'hyresgäster');

export const importTexts = {
  title: 'Koppla kunder',
  lead: 'Jämför med bokföringsprogrammet. Ingenting ändras där, och här först när du väljer Koppla.',
  open: 'Koppla kunder',
  customers: 'Hyresgäster och kunder',
  invoices: 'Öppna fakturor i bokföringsprogrammet',
  invoicesLead: 'Fakturor som inte är betalda där, och vad de motsvarar här. De ändras inte.',
  summary: (customers: number, tenantCount: number): string =>
    `${formatCount(customers, 'kund', 'kunder')} i bokföringsprogrammet, ${tenants(tenantCount)} här.`,
  filterLabel: 'Hyresgäster att visa',
  filter: (filter: ImportFilter, count: number): string => `${filterLabel[filter]} ${formatNumber(count)}`,
  ambiguousHint: (count: number): string =>
    `Välj kund för ${tenants(count)}: bara namnet är lika, eller så har flera kunder samma nummer. Väljer du ingen skapas en ny kund med nästa avi.`,
  noneOfKind: 'Inga hyresgäster att visa här',
  tenantsCut: (shown: number, total: number): string =>
    `Listan visar ${formatNumber(shown)} av ${tenants(total)}, med de redan kopplade sist.`,
  invoicesCut: (shown: number): string =>
    `Listan visar de första ${formatNumber(shown)}, med dem som bara finns där först.`,
  missingHint: 'En hyresgäst utan kund får en när den första avin skapas.',
  invoiceSummary: ({ total, matched, missing }: ImportReport['invoices']): string =>
    `${formatCount(total, 'öppen faktura', 'öppna fakturor')}: ${formatNumber(matched)} finns här, ${formatNumber(missing)} finns bara där.`,
  columns: {
    tenant: 'Hyresgäst',
    customer: 'Kund',
    match: 'Träff',
    number: 'Faktura',
    due: 'Förfaller',
    left: 'Kvar att betala',
    here: 'Här',
  },
  matchLabel: {
    LINKED: 'Kopplad',
    NUMBER: 'Kundnummer',
    IDENTIFIER: 'Person- eller org.nummer',
    NAME: 'Förslag: samma namn',
  } satisfies Readonly<Record<CustomerMatch, string>>,
  noCustomer: 'Ingen kund',
  doNotLink: 'Koppla inte',
  customer: (number: string, name: string) => `${number} ${name}`,
  choose: (tenant: string) => `Kund för ${tenant}`,
  link: (count: number) => (count === 0 ? 'Koppla' : `Koppla ${tenants(count)}`),
  more: 'Visa fler',
  noTenants: 'Inga hyresgäster',
  noInvoices: 'Inga öppna fakturor',
  invoiceMatch: ({ match, invoice, tenant, lease }: ImportedInvoice): string => {
    if (match !== 'NONE' && invoice !== null) return `Avi ${invoice.reference ?? ''}`;
    if (lease !== null && tenant !== null) return `Ingen avi. ${tenant.name}, ${lease.name}`;
    return tenant === null ? 'Okänd kund' : `Ingen avi. ${tenant.name}`;
  },
} as const;
