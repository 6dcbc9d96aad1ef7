import { creditInvoice } from '@husrum/api-invoicing';
import { enqueueCredit } from '@husrum/api-invoicing/testing';
import type { JobPlatform } from '@husrum/api-platform/testing';
import { createRunContext } from '@husrum/api-runs/testing';
import type { InvoiceType } from '@husrum/contract/invoice';
import type { Business } from './business';
import type { Run } from './run-platform';

const listBooked = (platform: JobPlatform, { businessId }: Business) =>
  platform.db.forAccount(businessId, (tx) =>
    tx
      .selectFrom('accounting_invoice')
      .innerJoin('invoicebase', 'invoicebase.id', 'accounting_invoice.invoicebase_id')
      .select([
        'invoicebase.id',
        'accounting_invoice.service_id',
        'invoicebase.pay_ore',
        'invoicebase.invoice_type',
      ])
      .where('accounting_invoice.state', '=', 'BOOKED')
      .orderBy('invoicebase.id')
      .execute(),
  );

interface Booked {
  readonly id: number;
  readonly service_id: string | null;
  readonly pay_ore: number;
  readonly invoice_type: InvoiceType | null;
}

const contextOf = (platform: JobPlatform, businessId: number) =>
  createRunContext({ ...platform, businessId, signal: new AbortController().signal });

const creditHere = (platform: JobPlatform, { businessId }: Business, { id, invoice_type }: Booked) =>
  contextOf(platform, businessId).transaction(async (actor) => {
    const type = (invoice_type ?? 'MANUAL').toLowerCase();
    const credit = await creditInvoice(actor, { type, id });
    await enqueueCredit(actor.tx, { id, invoice_type }, credit, null);
  });

/** Pays most invoices in the program, some in part, and credits every fortieth here. Returns the paid amount in öre. */
export const payAndCredit = async (run: Run, platform: JobPlatform, business: Business): Promise<number> => {
  const booked = await listBooked(platform, business);
  let paidOre = 0;
  for (const [index, invoice] of booked.entries()) {
    const { service_id, pay_ore } = invoice;
    if (index % 40 === 0) await creditHere(platform, business, invoice);
    else if (index % 10 !== 5 && service_id !== null) {
      const amountOre = index % 10 === 3 ? Math.floor(pay_ore / 200) * 100 : pay_ore;
      run.program.pay(service_id, amountOre);
      paidOre += amountOre;
    }
  }
  return paidOre;
};
