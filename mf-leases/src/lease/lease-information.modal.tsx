import { type Lease, noticeTypeLabel, paymentIntervalLabel, perInterval, routes } from '@husrum/contract';
import { kronor, monthLabel } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, Facts, ModalForm } from '@husrum/ui';
import { texts } from './lease.texts';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

const feeText = ({ fee, fee_as_m2, payment_interval, total, area }: Lease): string =>
  fee_as_m2
    ? `${kronor(fee)}/m² × ${area ?? 0} m² = ${kronor(total)}${perInterval[payment_interval]}`
    : `${kronor(total)}${perInterval[payment_interval]}`;

export const LeaseInformationModal = ({ lease, open, onClose }: Props) => {
  const { entity, company, next_invoice_month } = lease;
  return (
    <ModalForm title={texts.information} open={open} onClose={onClose} width={720}>
      <Facts
        items={[
          {
            label: 'Objekt',
            value: <AppLink to={routes.entity.detail({ id: entity.id })}>{entity.name}</AppLink>,
          },
          { label: 'Typ', value: entity.type.name },
          {
            label: 'Företag',
            value: company && (
              <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>
            ),
          },
          { label: 'Referens', value: lease.reference, copy: lease.reference ?? undefined },
          { label: 'Status', value: lease.state.description },
          { label: 'Startdatum', value: <DateText value={lease.start} /> },
          { label: 'Slutdatum', value: <DateText value={lease.stop} empty={texts.ongoing} /> },
          { label: 'Hyra', value: feeText(lease) },
          { label: 'Moms', value: `${lease.tax_rate} %` },
          { label: 'Betalningsintervall', value: paymentIntervalLabel[lease.payment_interval] },
          {
            label: 'Uppsägningstid',
            value: `${lease.notice_length} ${noticeTypeLabel[lease.notice_type].toLowerCase()}`,
          },
          { label: 'Nästa aviseringsmånad', value: next_invoice_month && monthLabel(next_invoice_month) },
          { label: 'Skapad', value: <DateText value={lease.created_at} time /> },
          { label: 'Senast ändrad', value: <DateText value={lease.updated_at} time /> },
        ]}
      />
    </ModalForm>
  );
};
