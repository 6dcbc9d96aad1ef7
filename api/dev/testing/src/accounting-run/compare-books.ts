import type { Database } from '@husrum/api-platform';
import type { AccountingService } from '@husrum/api-ports';
import { sql } from 'kysely';

export interface BooksReport {
  readonly invoices: number;
  readonly credits: number;
  readonly customers: number;
  readonly payments: number;
  readonly paidOre: number;
  readonly payOre: number;
  readonly leftOre: number;
  /** What differs between the books here and those in the program; empty when they are equal. */
  readonly differences: readonly string[];
}

interface InvoiceHere {
  id: number;
  reference: string;
  kind: string;
  pay_ore: number;
  tax_ore: number;
  left_ore: number;
  booked: boolean;
  credited: boolean;
  paid_ore: number;
  payments: number;
  /** The sum of the payments that are registered both here and in the program. */
  synced_ore: number;
}

const listInvoicesHere = (db: Database, businessId: number): Promise<InvoiceHere[]> =>
  db.forAccount(
    businessId,
    async (tx) =>
      (
        await sql<InvoiceHere>`
        select invoicebase.id, a.reference, invoicebase.kind, invoicebase.pay_ore, invoicebase.tax_ore,
          invoicebase.left_ore, invoicebase.booked_at is not null as booked,
          invoicebase.credited_at is not null as credited,
          coalesce((select sum(amount_ore) from accounting_payment p where p.invoicebase_id = invoicebase.id), 0)::bigint as synced_ore,
          coalesce((select sum(amount_ore) from payment p where p.invoicebase_id = invoicebase.id), 0)::bigint as paid_ore,
          (select count(*) from payment p where p.invoicebase_id = invoicebase.id)::int as payments
        from invoicebase join accounting_invoice a on a.invoicebase_id = invoicebase.id
        order by invoicebase.id`.execute(tx)
      ).rows,
  );

const countUnfinished = (db: Database, businessId: number): Promise<{ what: string; n: number }[]> =>
  db.forAccount(
    businessId,
    async (tx) =>
      (
        await sql<{ what: string; n: number }>`
        select 'a task that is not done' as what, count(*)::int as n from accounting_task where state <> 'DONE'
        union all select 'a divergence', count(*)::int from accounting_divergence
        union all select 'an invoice whose sync stopped', count(*)::int from invoicebase where not sync_active
        union all select 'an invoice that is in no program', count(*)::int from invoicebase
          where not exists (select from accounting_invoice a where a.invoicebase_id = invoicebase.id)`.execute(
          tx,
        )
      ).rows,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Compares the books here with those in the program, invoice by invoice and to the öre. The program must not fail meanwhile. */
export const compareBooks = async (
  db: Database,
  businessId: number,
  service: AccountingService,
  expected: { readonly invoices: number; readonly tenants: number; readonly paidOre: number },
): Promise<BooksReport> => {
  const theirs = [];
  for await (const batch of service.listInvoices(new Date(0)))
    for (const { id, fullInvoice } of batch) theirs.push(fullInvoice ?? (await service.readInvoice(id)));
  const customers = [];
  for await (const batch of service.listCustomers()) customers.push(...batch);
  const ours = await listInvoicesHere(db, businessId);
  const byReference = new Map<string, (typeof theirs)[number][]>();
  for (const invoice of theirs) {
    const group = byReference.get(invoice.reference ?? '') ?? [];
    byReference.set(invoice.reference ?? '', [...group, invoice]);
  }
  const differences: string[] = [];
  for (const invoice of ours) {
    const [found, ...more] = byReference.get(invoice.reference) ?? [];
    byReference.delete(invoice.reference);
    const addDifference = (what: string): void => void differences.push(`${what}: ${invoice.reference}`);
    if (found === undefined) addDifference('missing in the program');
    else {
      if (more.length > 0) addDifference(`${more.length + 1} times in the program`);
      if (Math.abs(found.payOre) !== Math.abs(invoice.pay_ore))
        addDifference(`pay ${invoice.pay_ore} here, ${found.payOre} in the program`);
      if (Math.abs(found.taxOre) !== Math.abs(invoice.tax_ore))
        addDifference(`VAT ${invoice.tax_ore} here, ${found.taxOre} in the program`);
      if (!found.isBooked || !invoice.booked)
        addDifference(`booked ${invoice.booked} here, ${found.isBooked} in the program`);
      if (invoice.kind !== 'CREDIT' && !invoice.credited && found.leftOre !== invoice.left_ore)
        addDifference(`left ${invoice.left_ore} here, ${found.leftOre} in the program`);
      if (invoice.synced_ore !== invoice.paid_ore)
        addDifference(`paid ${invoice.paid_ore} here, ${invoice.synced_ore} of it also in the program`);
    }
  }
  for (const [reference, group] of byReference)
    differences.push(`${group.length} only in the program: ${reference}`);
  for (const { what, n } of await countUnfinished(db, businessId))
    if (n > 0) differences.push(`${what}: ${n}`);
  const invoices = ours.filter(({ kind }) => kind !== 'CREDIT');
  const paidOre = sum(ours.map(({ paid_ore }) => paid_ore));
  if (invoices.length !== expected.invoices)
    differences.push(`${invoices.length} invoices, not ${expected.invoices}`);
  if (customers.length !== expected.tenants)
    differences.push(`${customers.length} customers, not ${expected.tenants}`);
  if (paidOre !== expected.paidOre)
    differences.push(`${paidOre} öre registered here, ${expected.paidOre} paid in the program`);
  return {
    invoices: invoices.length,
    credits: ours.length - invoices.length,
    customers: customers.length,
    payments: sum(ours.map(({ payments }) => payments)),
    paidOre,
    payOre: sum(invoices.map(({ pay_ore }) => pay_ore)),
    leftOre: sum(invoices.map(({ left_ore }) => left_ore)),
    differences,
  };
};
