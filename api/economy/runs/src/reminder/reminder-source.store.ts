import { equalsAny, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** SQL: whether the tenant whose id is in the column has an email address that invoices go to. */
export const hasEmail = (tenantId: string) =>
  sql<boolean>`exists (select from tenant where tenant.id = ${sql.ref(tenantId)}
    and coalesce(tenant.billing_email, tenant.email) is not null)`;

/** The sender and the recipient of reminders: what of them is printed besides their invoices. */
export const listReminderParties = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('reminder')
    .innerJoin('company', 'company.id', 'reminder.company_id')
    .leftJoin('invoicing_config', 'invoicing_config.company_id', 'reminder.company_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('address')
          .select(['address.address', 'address.postal_code', 'address.city', 'address.country'])
          .whereRef('address.tenant_id', '=', 'reminder.tenant_id')
          // BILLING, PRIMARY: the billing address, or else the primary one.
          .orderBy('address.type')
          .limit(1)
          .as('recipient'),
      (on) => on.onTrue(),
    )
    .select([
      'reminder.id',
      'reminder.tenant_name',
      'company.name as sender_name',
      'company.address as sender_address',
      'company.postal_code as sender_postal_code',
      'company.city as sender_city',
      'company.phone as sender_phone',
      'company.email as sender_email',
      'company.organisation_number',
      'invoicing_config.bankgiro',
      'invoicing_config.plusgiro',
      'invoicing_config.swish',
      'recipient.address',
      'recipient.postal_code',
      'recipient.city',
      'recipient.country',
    ])
    .where(equalsAny('reminder.id', ids))
    .execute();

/** What is printed of invoices, besides what they have left. */
export const listPrintedInvoices = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('invoicebase')
    .leftJoin('entity', 'entity.id', 'invoicebase.entity_id')
    .leftJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select([
      'invoicebase.id',
      'invoicebase.reference',
      'invoicebase.entity_name',
      'invoicebase.start',
      'invoicebase.stop',
      'invoicebase.ocr',
      sql<string | null>`entity_type.kind`.as('kind'),
    ])
    .where(equalsAny('invoicebase.id', ids))
    .execute();
