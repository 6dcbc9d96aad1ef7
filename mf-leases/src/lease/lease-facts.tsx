import { intervalSuffix, type Lease, paymentIntervalLabel } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import {
  formatDate,
  formatEntityName,
  formatKronor,
  formatMonth,
  formatPercent,
  formatPerSquareMetre,
  formatSquareMetres,
} from '@husrum/format';
import { AppLink } from '@husrum/platform';
import type { DescriptionItem } from '@husrum/ui';
import { leaseTexts } from './lease.texts';

const { facts } = leaseTexts;

const formatRent = ({ fee, fee_as_m2, payment_interval, total, area }: Lease): string =>
  fee_as_m2
    ? `${formatPerSquareMetre(fee)} × ${formatSquareMetres(area ?? 0)} = ${formatKronor(total)}${intervalSuffix[payment_interval]}`
    : `${formatKronor(total)}${intervalSuffix[payment_interval]}`;

/** The object, the company and the terms of the lease. */
export const listLeaseFacts = (lease: Lease): DescriptionItem[] => {
  const { entity, company, reference, effective_invoice_month: month } = lease;
  return [
    {
      label: facts.entity,
      value: <AppLink to={routes.entity.detail({ id: entity.id })}>{formatEntityName(entity)}</AppLink>,
    },
    { label: facts.type, value: entity.type.name },
    {
      label: facts.company,
      value: company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    },
    { label: facts.reference, value: reference, copy: reference ?? undefined },
    { label: facts.rent, value: formatRent(lease) },
    { label: facts.tax, value: formatPercent(lease.tax_rate) },
    { label: facts.paymentInterval, value: paymentIntervalLabel[lease.payment_interval] },
    {
      label: facts.noticePeriod,
      value: leaseTexts.noticePeriod[lease.notice_type](lease.notice_length),
    },
    ...(lease.notice_given ? [{ label: facts.noticeGiven, value: formatDate(lease.notice_given) }] : []),
    { label: leaseTexts.nextInvoiceMonth, value: month && formatMonth(month) },
  ];
};
