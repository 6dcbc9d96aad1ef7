import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { type NoticeFacts, statusOf } from '../rent/notice-status.rules';
import { noticeOcr, noticeReference } from '../rent/reference.rules';
import { insertAll, insertMany } from './bulk.store';
import { companies } from './names';
import type { DemoNotice, LeaseNotices } from './notice-plan.rules';
import { creditEvents, eventRows, invoiceRows, morning } from './notice-rows';
import type { Portfolio } from './portfolio.types';

const factsOf = (notice: DemoNotice): NoticeFacts => ({
  cancelled: notice.cancelled,
  credited: notice.credited,
  sent: notice.sent,
  faulty: notice.error !== null,
  stage: notice.stage,
  dueAt: notice.dueAt,
  payOre: notice.plan.totals.payOre,
  paidOre: notice.payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
  creditedOre: notice.credited ? notice.plan.totals.payOre : 0,
});

export interface WrittenPortfolio {
  readonly companyIds: readonly number[];
  readonly entityIds: readonly number[];
  readonly tenantIds: readonly number[];
  readonly leaseIds: readonly number[];
  readonly today: LocalDate;
}

const noticeRow = (notice: DemoNotice, sequence: number, portfolio: Portfolio, ids: WrittenPortfolio) => {
  const lease = portfolio.leases[notice.lease];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  const tenant = lease?.tenants[0];
  const facts = factsOf(notice);
  const reference = noticeReference(sequence);
  const creditedAt = notice.credited ? morning(addDays(notice.sendDate, 2)) : null;
  const cancelledAt = notice.cancelled ? morning(addDays(notice.generatedAt, 1)) : null;
  const sentAt = notice.sent ? morning(notice.sendDate) : null;
  return {
    company_id: entity === undefined ? null : ids.companyIds[entity.company],
    lease_id: ids.leaseIds[notice.lease],
    entity_id: lease === undefined ? null : ids.entityIds[lease.entity],
    tenant_id: tenant === undefined ? null : ids.tenantIds[tenant],
    kind: 'RENT',
    invoice_type: 'MANUAL',
    start: notice.plan.period.start,
    stop: notice.plan.period.stop,
    reference,
    ocr: noticeOcr(reference),
    stage: notice.stage,
    error: notice.error,
    sent_at: sentAt,
    last_sent_at: sentAt,
    send_count: notice.sent ? 1 : 0,
    cancelled_at: cancelledAt,
    credited_at: creditedAt,
    locked_at: sentAt ?? cancelledAt ?? creditedAt,
    status: statusOf(facts, ids.today),
    send_date: notice.sendDate,
    due_at: notice.dueAt,
    fee_ore: notice.plan.totals.feeOre,
    tax_ore: notice.plan.totals.taxOre,
    rounded_ore: notice.plan.totals.roundedOre,
    pay_ore: facts.payOre,
    left_ore: facts.payOre - facts.paidOre - facts.creditedOre,
    company_name: entity === undefined ? '' : companies[entity.company].name,
    entity_name: entity?.name ?? '',
    tenant_name: tenant === undefined ? '' : (portfolio.tenants[tenant]?.name ?? ''),
    created_at: morning(notice.generatedAt),
    updated_at: sentAt ?? morning(notice.generatedAt),
  };
};

/** The notice that takes a credited one back: every amount the other way round. */
const creditRow = (
  row: ReturnType<typeof noticeRow>,
  creditsId: number | undefined,
  sequence: number,
  status: string,
) => ({
  ...row,
  kind: 'CREDIT',
  reference: noticeReference(sequence),
  ocr: noticeOcr(noticeReference(sequence)),
  credits_id: creditsId,
  credited_at: null,
  sent_at: row.credited_at,
  last_sent_at: row.credited_at,
  locked_at: row.credited_at,
  status,
  fee_ore: -row.fee_ore,
  tax_ore: -row.tax_ore,
  rounded_ore: -row.rounded_ore,
  pay_ore: -row.pay_ore,
  left_ore: 0,
  created_at: row.credited_at,
  updated_at: row.credited_at,
});

/** Writes the notices in the order they were made, with rows, events and payments. */
export const writeNotices = async (
  tx: Tx,
  portfolio: Portfolio,
  planned: readonly LeaseNotices[],
  ids: WrittenPortfolio,
): Promise<number> => {
  const notices = planned
    .flatMap((lease) => lease.notices)
    .toSorted((one, other) =>
      one.generatedAt < other.generatedAt
        ? -1
        : one.generatedAt > other.generatedAt
          ? 1
          : one.lease - other.lease,
    );
  const rows = notices.map((notice, at) => noticeRow(notice, at + 1, portfolio, ids));
  const noticeIds = await insertMany(
    tx,
    'invoicebase',
    rows.map((row) => ({ ...row, credits_id: null })),
  );

  const credited = [...notices.entries()].filter(([, { credited }]) => credited);
  const creditRows = credited.flatMap(([at], place) =>
    rows.slice(at, at + 1).map((row) => creditRow(row, noticeIds[at], notices.length + place + 1, 'PAYED')),
  );
  const creditIds = await insertMany(tx, 'invoicebase', creditRows);

  await insertAll(tx, 'invoice_row', [
    ...notices.flatMap((notice, at) => invoiceRows(notice, noticeIds[at], 1)),
    ...credited.flatMap(([, notice], place) => invoiceRows(notice, creditIds[place], -1)),
  ]);
  await insertAll(tx, 'invoice_event', [
    ...notices.flatMap((notice, at) => eventRows(notice, noticeIds[at])),
    ...credited.flatMap(([, notice], place) => creditEvents(notice, creditIds[place])),
  ]);

  const paid = notices.flatMap((notice, at) => notice.payments.map((payment) => ({ ...payment, at })));
  const paymentIds = await insertMany(
    tx,
    'payment',
    paid.map(({ amountOre, paidAt, at }) => ({
      tenant_id: rows[at]?.tenant_id,
      invoicebase_id: noticeIds[at],
      amount_ore: amountOre,
      paid_at: paidAt,
      created_at: morning(paidAt),
    })),
  );
  await insertAll(
    tx,
    'allocation',
    paid.map(({ amountOre, paidAt, at }, place) => ({
      payment_id: paymentIds[place],
      invoicebase_id: noticeIds[at],
      kind: 'PAYMENT',
      amount_ore: amountOre,
      allocated_at: paidAt,
      created_at: morning(paidAt),
    })),
  );
  await insertAll(tx, 'invoice_number', [
    { last_number: Number(noticeReference(notices.length + creditRows.length)) },
  ]);
  return notices.length;
};
