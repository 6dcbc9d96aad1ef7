import { type Lease, noticeTypeLabel, paymentIntervalLabel, perInterval } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { kronor, kronorPerSquareMetre, monthLabel, percent, squareMetres } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import type { Fact } from '@husrum/ui';

const feeText = ({ fee, fee_as_m2, payment_interval, total, area }: Lease): string =>
  fee_as_m2
    ? `${kronorPerSquareMetre(fee)} × ${squareMetres(area ?? 0)} = ${kronor(total)}${perInterval[payment_interval]}`
    : `${kronor(total)}${perInterval[payment_interval]}`;

/** What the lease is about and by which terms. */
export const leaseFacts = (lease: Lease): Fact[] => {
  const { entity, company, reference, next_invoice_month } = lease;
  return [
    {
      label: 'Objekt',
      value: <AppLink to={routes.entity.detail({ id: entity.id })}>{entity.name}</AppLink>,
    },
    { label: 'Typ', value: entity.type.name },
    {
      label: 'Företag',
      value: company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    },
    { label: 'Referens', value: reference, copy: reference ?? undefined },
    { label: 'Hyra', value: feeText(lease) },
    { label: 'Moms', value: percent(lease.tax_rate) },
    { label: 'Betalningsintervall', value: paymentIntervalLabel[lease.payment_interval] },
    {
      label: 'Uppsägningstid',
      value: `${lease.notice_length} ${noticeTypeLabel[lease.notice_type].toLowerCase()}`,
    },
    { label: 'Nästa aviseringsmånad', value: next_invoice_month && monthLabel(next_invoice_month) },
  ];
};
