import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';

/** The invoices, except credit invoices and those of deposits, that were first sent at an instant (ISO 8601). */
export const listInvoicesSentAt = (tx: Tx, instant: string) =>
  tx
    .selectFrom('invoicebase')
    .select(['id', 'reference', 'pay_ore', 'due_at', 'stop'])
    .where('sent_at', '=', instant)
    .where('kind', 'not in', ['CREDIT', 'DEPOSIT'])
    .orderBy('id')
    .execute();

/** The invoices that were created by a run and wait for review. */
export const listInvoiceIdsToReview = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', '=', 'REVIEW')
    .where('job_run_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The unsent invoices that could not be mailed. */
export const listUnmailedInvoiceIds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('status', '=', 'ERROR')
    .where('mail_error', 'is not', null)
    .where('sent_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Leases without an end that began before a day, in order of their ids. */
export const listOngoingLeaseIds = async (tx: Tx, before: LocalDate, limit: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('lease')
    .select('id')
    .where('stop', 'is', null)
    .where('start', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** The latest lease without an end and without receipts, of which an uncredited invoice is sent that covers days after `day`. */
export const findLeaseToEnd = async (tx: Tx, day: LocalDate): Promise<number | undefined> => {
  const lease = await tx
    .selectFrom('lease')
    .select('id')
    .where('stop', 'is', null)
    .where('start', '<', day)
    .where('payment_interval', '=', 'MONTHLY')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quittance').select('quittance.id').whereRef('quittance.lease_id', '=', 'lease.id'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoicebase')
          .select('invoicebase.id')
          .whereRef('invoicebase.lease_id', '=', 'lease.id')
          .where('invoicebase.kind', '=', 'RENT')
          .where('invoicebase.sent_at', 'is not', null)
          .where('invoicebase.credited_at', 'is', null)
          .where('invoicebase.stop', '>', day),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lease?.id;
};

/** How many rows the account has of each kind. */
export const countPortfolio = async (tx: Tx) => {
  const count = async (table: 'entity' | 'tenant' | 'lease' | 'invoicebase'): Promise<number> => {
    const { rows } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return {
    objects: await count('entity'),
    tenants: await count('tenant'),
    leases: await count('lease'),
    invoices: await count('invoicebase'),
  };
};
