import { readInvoicingCalendar } from '@husrum/api-objects';
import { orNotFound, type RequestContext, type Tx } from '@husrum/api-platform';
import {
  comingRunDate,
  isAdjusted,
  nextInvoice,
  nextInvoiceMonth,
  planQuarterBridge,
  type Span,
} from '@husrum/api-rent';
import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { earliestEnd } from '@husrum/format';
import { listBilledPeriods } from './billed-periods.store';
import { loadLeaseRecords } from './lease.store';
import { leaseTexts } from './lease.texts';
import { findLastLockedDay, findNewTermsStart } from './lease-change.rules';
import { countUnreturnedReceipts } from './lease-receipt.store';
import { toLeaseRow } from './lease-row.rules';
import { toTenantSummary } from './lease-rows.store';
import { listLeaseTenants } from './lease-tenant.store';
import { listScheduledAdjustments } from './scheduled-adjustment.store';

const readScheduledAdjustments = async (
  tx: Tx,
  lease: Span & { entity_id: number },
): Promise<Lease['scheduled_adjustments']> => {
  const adjustments = await listScheduledAdjustments(tx, [lease.entity_id]);
  return (adjustments.get(lease.entity_id) ?? [])
    .filter((adjustment) => isAdjusted(lease, adjustment))
    .map(({ id, rate, from }) => ({ id, rate: Number(rate), scheduled_at: from }));
};

export const readLease = async ({ tx, clock }: RequestContext, id: number): Promise<Lease> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const record = orNotFound(row);
  const tenants = await listLeaseTenants(tx, [id]);
  const primary = tenants.find(({ is_primary }) => is_primary);

  const today = clock.today();
  const { settings, firstMonthToGenerate, firstMonthToComplete } = await readInvoicingCalendar(
    tx,
    record.company_id,
    today,
  );
  const invoicingconfig = {
    auto_enabled: settings.autoEnabled,
    generate_day: settings.generateDay,
    generate_period: settings.generatePeriod,
  };
  const schedule = {
    start: record.start,
    stop: record.stop,
    interval: record.payment_interval,
    nextMonth: record.next_invoice_month,
    billedElsewhereUntil: record.billed_elsewhere_until,
  };
  const billed = await listBilledPeriods(tx, id);
  const next = nextInvoice(schedule, settings, firstMonthToComplete, billed);
  const bridge = planQuarterBridge(schedule, firstMonthToComplete, billed);
  return {
    ...toLeaseRow(record, primary ? toTenantSummary(primary) : null, today),
    company: { id: record.company_id, name: record.company_name, invoicingconfig },
    notice_length: record.notice_length,
    notice_type: record.notice_type,
    notice_given: record.notice_given,
    next_invoice_month: record.next_invoice_month,
    next_invoice_month_based_on_invoicingconfig: firstMonthToGenerate,
    effective_invoice_month: nextInvoiceMonth(schedule, firstMonthToComplete, billed),
    quarter_bridge: bridge && { ...bridge.period, next_month: bridge.nextMonth },
    next_notice: next && { date: comingRunDate(next.date, today), ...next.period },
    earliest_stop: earliestEnd(today, { noticeLength: record.notice_length, noticeType: record.notice_type }),
    new_terms_start: findNewTermsStart(record.start, findLastLockedDay(billed)),
    scheduled_adjustments: await readScheduledAdjustments(tx, record),
    area: record.area === null ? null : Number(record.area),
    tenants: tenants.map((tenant) => ({ ...toTenantSummary(tenant), pivot: { primary: tenant.is_primary } })),
    unreturned_count: await countUnreturnedReceipts(tx, id),
    breadcrumb: [
      { title: leaseTexts.overview, link: routes.lease.overview() },
      { title: record.entity_name, link: routes.entity.detail({ id: record.entity_id }) },
      { title: primary?.name ?? leaseTexts.untitled, link: null },
    ],
  };
};
