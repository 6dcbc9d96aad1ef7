import type { Tx } from '@husrum/api-platform';

/**
 * Invoices by id, oldest period first, with the company's payment terms and accounts, the kind of object and the tenant's mail
 * addresses.
 */
export const listInvoicesToPreview = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'invoicebase.company_id')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .leftJoin('tenant', 'tenant.id', 'invoicebase.tenant_id')
    .selectAll('invoicebase')
    .select([
      'invoicing_config.terms_of_payment',
      'invoicing_config.min_days',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
      'invoicing_config.vat',
      'entity_type.kind as entity_kind',
      'tenant.email',
      'tenant.billing_email',
    ])
    .where('invoicebase.id', 'in', ids)
    .orderBy('invoicebase.start')
    .orderBy('invoicebase.id')
    .execute();

export type InvoiceToPreview = Awaited<ReturnType<typeof listInvoicesToPreview>>[number];
