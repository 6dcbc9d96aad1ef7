import { type AccountingInvoiceRecord, findBookingAccounts } from '@husrum/api-connections';
import { findDocumentsToSend, type Invoice, isAccountingType, listRows } from '@husrum/api-invoicing';
import { type ActorContext, orNotFound, problem } from '@husrum/api-platform';
import type { AccountingInvoiceInput, ExpectedTotals } from '@husrum/api-ports';
import { accountingRules } from '@husrum/contract/accounting';
import { type LocalDate, latestDate } from '@husrum/format';
import {
  type CustomerSource,
  findCustomerSource,
  saveCustomer,
} from '../accounting-customer/accounting-customer.store';
import { findOrCreateCustomer } from '../accounting-customer/find-or-create-customer';
import { toAccountingRows } from './accounting-rows.rules';
import type { TaskContext } from './task-handler';

/** What is read of an invoice before the accounting program gets it. */
export interface InvoiceSource {
  /** Without the customer's id, because `ensureCustomer` may first have to create the customer in the program. */
  readonly input: Omit<AccountingInvoiceInput, 'customerId'>;
  readonly totals: ExpectedTotals;
  readonly tenantId: number;
  readonly customer: CustomerSource;
}

interface Dates {
  readonly invoiceDate: LocalDate;
  readonly dueDate: LocalDate;
}

/** An invoice to be booked has the dates of its document if it is sent today. A draft has its planned due date, but not a past one. */
const chooseDates = async (
  context: Pick<ActorContext, 'tx' | 'clock'>,
  invoice: Invoice,
  isBooking: boolean,
): Promise<Dates> => {
  const today = context.clock.today();
  if (!isBooking) return { invoiceDate: today, dueDate: latestDate(invoice.due_at ?? today, today) };
  const toSend = await findDocumentsToSend(context, [invoice.id]);
  return { invoiceDate: today, dueDate: orNotFound(toSend.get(invoice.id)).dueAt ?? today };
};

/** All data of an invoice that is sent to the accounting program: as a draft, or in order to be booked. */
export const readInvoiceSource = async (
  context: Pick<ActorContext, 'tx' | 'clock'>,
  invoice: Invoice,
  { integration_id, reference }: Pick<AccountingInvoiceRecord, 'integration_id' | 'reference'>,
  { isBooking }: { isBooking: boolean },
): Promise<InvoiceSource> => {
  const { tx } = context;
  const { invoice_type: program, tenant_id: tenantId, entity_id: entityId, company_id: companyId } = invoice;
  if (!isAccountingType(program) || integration_id === null || tenantId === null)
    throw problem('invoiceWithoutTenant');
  const customer = orNotFound(await findCustomerSource(tx, { id: integration_id, name: program }, tenantId));
  const { accounts, dimension } = await findBookingAccounts(tx, {
    integrationId: integration_id,
    entityId,
    companyId,
  });
  const rows = await listRows(tx, invoice.id);
  const rules = accountingRules[program];
  return {
    tenantId,
    customer,
    input: {
      reference,
      ...(await chooseDates(context, invoice, isBooking)),
      ocr: rules.ocr === 'HUSRUM' ? invoice.ocr : null,
      autogiro: rules.hasAutogiro && invoice.autogiro,
      rows: toAccountingRows(rows, accounts, dimension),
    },
    totals: { payOre: invoice.pay_ore, taxOre: invoice.tax_ore, roundedOre: invoice.rounded_ore },
  };
};

/**
 * Returns the key of the tenant's customer in the program: the linked one, or else one that is found or created, and then linked.
 * Only one process works on a connection at a time, so two invoices of a tenant never create two customers.
 */
export const ensureCustomer = async (
  { connection, transaction }: TaskContext,
  { tenantId, customer }: Pick<InvoiceSource, 'tenantId' | 'customer'>,
): Promise<string> => {
  const { id, name, service } = connection;
  if (customer.serviceId !== null) return customer.serviceId;
  const found = await findOrCreateCustomer(service, customer);
  await transaction(({ tx }) => saveCustomer(tx, { id, name }, tenantId, found));
  return found.id;
};
