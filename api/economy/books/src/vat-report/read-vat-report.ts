import { groupBy, orNotFound, paginateInMemory, type RequestContext } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type VatDifference,
  type VatPeriodLength,
  type VatReport,
  vatBoxes,
  vatDifferences,
  type vatReportCalls,
} from '@husrum/contract/vat-report';
import { fromOre, type LocalDate, type Month } from '@husrum/format';
import { findBooksSettings } from '../company-books/books-settings.store';
import { taxedRates, vatAccountRanges, vatAccounts } from '../voucher/account.rules';
import { sumBoxes, taxBoxes, toDeclared } from './vat-box.rules';
import { type NamedDifference, nameDifferences, sumDifferences } from './vat-difference.rules';
import { sumMonths } from './vat-month.rules';
import { findVatPeriod } from './vat-period.rules';
import {
  listDifferingInvoices,
  listInvoiceHeads,
  listReportedMonths,
  type StoredInvoiceVat,
  sumVatAccounts,
} from './vat-report.store';

export interface VatReportScope {
  readonly companyId: number;
  /** A month of the period. */
  readonly month: Month;
  readonly length: VatPeriodLength;
}
type Context = Pick<RequestContext, 'tx' | 'clock'>;

interface Period {
  readonly companyId: number;
  readonly companyName: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const findPeriod = async ({ tx }: Context, { companyId, month, length }: VatReportScope): Promise<Period> => {
  const { id, name, fiscal_year_start } = orNotFound(await findBooksSettings(tx, companyId));
  return { companyId: id, companyName: name, ...findVatPeriod(month, length, fiscal_year_start ?? 1) };
};

const sumOre = <Item>(items: readonly Item[], pick: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + pick(item), 0);

type InvoiceDifference = NamedDifference & { readonly invoiceId: number };

const nameAll = (invoices: readonly StoredInvoiceVat[]): InvoiceDifference[] =>
  invoices.flatMap((invoice) =>
    nameDifferences(invoice).map((named) => ({ ...named, invoiceId: invoice.invoiceId })),
  );

/** The accounts of VAT of the rate that are used, with their öre: at least the standard one. */
const listAccountsOfRate = (accounts: ReadonlyMap<number, number>, rate: (typeof taxedRates)[number]) => {
  const { min, max } = vatAccountRanges[rate];
  const standard: [number, number] = [vatAccounts[rate], 0];
  const used = [...accounts].filter(([account]) => account >= min && account <= max);
  return used.length === 0 ? [standard] : used.sort(([a], [b]) => a - b);
};

/** The VAT of the period by box, month and rate, and why it differs from the company's own books (docs/domain-rules.md, D-27). */
export const readVatReport = async (context: Context, scope: VatReportScope): Promise<VatReport> => {
  const period = await findPeriod(context, scope);
  const rows = sumMonths(await listReportedMonths(context.tx, period));
  const boxes = sumBoxes(rows);
  const accounts = await sumVatAccounts(context.tx, period);
  const bookedOre = sumOre([...accounts.values()], (ore) => ore);
  const differences = sumDifferences(nameAll(await listDifferingInvoices(context.tx, period)));
  return {
    company: { id: period.companyId, name: period.companyName },
    ...{ from: period.from, to: period.to, has_ended: period.to < context.clock.today() },
    boxes: vatBoxes.map((box) => ({ box, exact: fromOre(boxes[box]), declared: toDeclared(boxes[box]) })),
    rows: rows.map(({ month, taxRate, box, baseOre, taxOre }) => ({
      ...{ month, tax_rate: taxRate, box, base: fromOre(baseOre), tax: fromOre(taxOre) },
    })),
    accounts: taxedRates.map((rate) => ({
      number: vatAccounts[rate],
      numbers: listAccountsOfRate(accounts, rate).map(([number]) => number),
      box: taxBoxes[rate],
      booked: fromOre(sumOre(listAccountsOfRate(accounts, rate), ([, ore]) => ore)),
      reported: fromOre(boxes[taxBoxes[rate]]),
    })),
    booked: fromOre(bookedOre),
    reported: fromOre(sumOre(taxedRates, (rate) => boxes[taxBoxes[rate]])),
    differences: vatDifferences.flatMap((difference) => {
      const sum = differences.get(difference);
      return sum === undefined ? [] : [{ difference, invoices: sum.invoices, amount: fromOre(sum.ore) }];
    }),
  };
};

/** A page of the invoices behind a difference. */
export const listDifferenceInvoices = async (
  context: Context & Pick<RequestContext, 'url'>,
  scope: VatReportScope & { readonly difference: VatDifference },
  query: Pick<QueryOf<typeof vatReportCalls.invoices>, 'page' | 'limit' | 'sort'>,
): Promise<ResponseOf<typeof vatReportCalls.invoices>> => {
  const invoices = await listDifferingInvoices(context.tx, await findPeriod(context, scope));
  const named = groupBy(
    nameAll(invoices).filter(({ difference }) => difference === scope.difference),
    ({ invoiceId }) => invoiceId,
  );
  const byInvoice = groupBy(invoices, ({ invoiceId }) => invoiceId);
  const heads = await listInvoiceHeads(context.tx, [...named.keys()]);
  const rows = heads.map(({ id, reference, tenantName, sentOn }) => {
    const rates = byInvoice.get(id) ?? [];
    return {
      ...{ id, reference, tenant_name: tenantName, sent_on: sentOn },
      booked: fromOre(sumOre(rates, ({ booked }) => booked.within)),
      reported: fromOre(sumOre(rates, ({ reported }) => reported.within)),
      amount: fromOre(sumOre(named.get(id) ?? [], ({ ore }) => ore)),
    };
  });
  const sorted = { ...query, sort: { by: 'reference' as const, ...query.sort } };
  return paginateInMemory(context, sorted, rows, {
    reference: (row) => row.reference,
    tenant: (row) => row.tenant_name,
    sent: (row) => row.sent_on,
    amount: (row) => row.amount,
  });
};
