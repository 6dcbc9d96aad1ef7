import type { Lease } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { legalEnd } from '@husrum/format';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { unreturnedCount } from '../receipt/receipt.store';
import { configMonth } from '../rent/config-month.rules';
import { nextInvoice } from '../rent/next-invoice.rules';
import { leaseRecords } from './lease.store';
import { leaseShown } from './lease-row.rules';
import { partyShown } from './lease-rows.store';
import { tenantsOfLeases } from './lease-tenant.store';
import { invoicingOf } from './leased-object.store';

export const readLease = async ({ tx, clock }: RequestContext, id: number): Promise<Lease> => {
  const [row] = await leaseRecords(tx, [id]);
  const record = orNotFound(row);
  const parties = await tenantsOfLeases(tx, [id]);
  const primary = parties.find(({ is_primary }) => is_primary);
  const invoicing = await invoicingOf(tx, record.company_id);

  const today = clock.today();
  const settings = {
    autoEnabled: invoicing.auto_enabled,
    generateDay: invoicing.generate_day,
    generatePeriod: invoicing.generate_period,
  };
  const next = nextInvoice(
    {
      start: record.start,
      stop: record.stop,
      interval: record.payment_interval,
      nextMonth: record.next_invoice_month,
    },
    settings,
    today,
  );
  return {
    ...leaseShown(record, primary ? partyShown(primary) : null, today),
    company: { id: record.company_id, name: record.company_name, invoicingconfig: invoicing },
    notice_length: record.notice_length,
    notice_type: record.notice_type,
    next_invoice_month: record.next_invoice_month,
    next_invoice_month_based_on_invoicingconfig: configMonth(today, settings),
    next_notice: next && { date: next.date, ...next.period },
    earliest_stop: legalEnd(today, { noticeLength: record.notice_length, noticeType: record.notice_type }),
    area: record.area === null ? null : Number(record.area),
    tenants: parties.map((party) => ({ ...partyShown(party), pivot: { primary: party.is_primary } })),
    unreturned_count: await unreturnedCount(tx, id),
    breadcrumb: [
      { title: 'Uthyrningar', link: routes.lease.overview() },
      { title: record.entity_name, link: routes.entity.detail({ id: record.entity_id }) },
      { title: primary?.name ?? 'Uthyrning', link: null },
    ],
  };
};
