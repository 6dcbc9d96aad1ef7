import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { earliestEnd } from '@husrum/format';
import { loadCompletedMonths } from '../company/completed-months.store';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { configMonth } from '../rent/config-month.rules';
import { nextInvoice, nextInvoiceMonth } from '../rent/next-invoice.rules';
import { firstMonthNotIn } from '../rent/plan-run.rules';
import { readInvoicingSettings } from './entity-to-let.store';
import { loadLeaseRecords } from './lease.store';
import { leaseTexts } from './lease.texts';
import { findLastSentDay, findNewTermsStart } from './lease-change.rules';
import { listBilledPeriods } from './lease-invoices.store';
import { countUnreturnedReceipts } from './lease-receipt.store';
import { toLeaseRow } from './lease-row.rules';
import { toTenantSummary } from './lease-rows.store';
import { listLeaseTenants } from './lease-tenant.store';

export const readLease = async ({ tx, clock }: RequestContext, id: number): Promise<Lease> => {
  const [row] = await loadLeaseRecords(tx, [id]);
  const record = orNotFound(row);
  const tenants = await listLeaseTenants(tx, [id]);
  const primary = tenants.find(({ is_primary }) => is_primary);
  const invoicing = await readInvoicingSettings(tx, record.company_id);

  const today = clock.today();
  const settings = {
    autoEnabled: invoicing.auto_enabled,
    generateDay: invoicing.generate_day,
    generatePeriod: invoicing.generate_period,
  };
  const schedule = {
    start: record.start,
    stop: record.stop,
    interval: record.payment_interval,
    nextMonth: record.next_invoice_month,
  };
  const configured = configMonth(today, settings);
  const companyMonth = firstMonthNotIn(
    { ...settings, autoFrom: invoicing.auto_from },
    await loadCompletedMonths(tx, record.company_id),
    { today, defaultMonth: configured },
  );
  const next = nextInvoice(schedule, settings, companyMonth);
  return {
    ...toLeaseRow(record, primary ? toTenantSummary(primary) : null, today),
    company: { id: record.company_id, name: record.company_name, invoicingconfig: invoicing },
    notice_length: record.notice_length,
    notice_type: record.notice_type,
    next_invoice_month: record.next_invoice_month,
    next_invoice_month_based_on_invoicingconfig: configured,
    effective_invoice_month: nextInvoiceMonth(schedule, companyMonth),
    next_notice: next && { date: next.date, ...next.period },
    earliest_stop: earliestEnd(today, { noticeLength: record.notice_length, noticeType: record.notice_type }),
    new_terms_start: findNewTermsStart(record.start, findLastSentDay(await listBilledPeriods(tx, id))),
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
