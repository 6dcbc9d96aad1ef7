import { type Lease, paymentIntervalLabel } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatDate, formatKronor } from '@husrum/format';
import { DateRange, StatisticCards } from '@husrum/ui';
import { leaseTexts } from './lease.texts';

const { detailCards } = leaseTexts;

/** Why no automatic invoice is planned. */
const explainMissingInvoice = ({ state, company, next_invoice_month }: Lease): string => {
  if (state.status === 'inactive') return detailCards.noInvoiceReason.inactive;
  if (!company?.invoicingconfig.auto_enabled) return detailCards.noInvoiceReason.autoDisabled;
  return next_invoice_month === null
    ? detailCards.noInvoiceReason.allInvoiced
    : detailCards.noInvoiceReason.endsBefore;
};

const describeEnd = ({ start, stop }: Lease): string => {
  if (stop === null) return leaseTexts.ongoing;
  return stop < start ? detailCards.calledOff : detailCards.until(formatDate(stop));
};

/** The rental period, the rent and the next automatic invoice. */
export const LeaseDetailCards = ({ lease }: { lease: Lease }) => {
  const { start, total, payment_interval, tax_rate, next_notice, company } = lease;
  return (
    <StatisticCards
      items={[
        {
          label: detailCards.period,
          value: formatDate(start),
          hint: describeEnd(lease),
        },
        {
          label: detailCards.rentPer(paymentIntervalLabel[payment_interval].toLowerCase()),
          value: formatKronor(total),
          hint: tax_rate === 0 ? detailCards.noTax : detailCards.excludingTax(tax_rate),
        },
        {
          label: detailCards.nextInvoice,
          value: next_notice ? formatDate(next_notice.date) : detailCards.noInvoice,
          hint: next_notice ? (
            <>
              {detailCards.invoicePeriod} <DateRange start={next_notice.start} stop={next_notice.stop} />
            </>
          ) : (
            explainMissingInvoice(lease)
          ),
          to: company && !next_notice ? routes.company.invoicing({ id: company.id }) : undefined,
        },
      ]}
    />
  );
};
