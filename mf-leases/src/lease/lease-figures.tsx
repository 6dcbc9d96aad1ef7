import { type Lease, paymentIntervalLabel } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { kronor, localDate } from '@husrum/format';
import { DateRange, InfoBoxes } from '@husrum/ui';
import { texts } from './lease.texts';

/** Why no invoice comes by itself. */
const reasonForNone = ({ state, company, next_invoice_month }: Lease): string => {
  if (state.status === 'inactive') return 'Uthyrningen är avslutad';
  if (!company?.invoicingconfig.auto_enabled) return 'Automatisk avisering är avstängd';
  return next_invoice_month === null
    ? 'Allt till och med slutdatumet är aviserat'
    : 'Uthyrningen upphör dessförinnan';
};

/** The rental period, the rent, and the invoice that comes next. */
export const LeaseFigures = ({ lease }: { lease: Lease }) => {
  const { start, stop, total, payment_interval, tax_rate, next_notice, company } = lease;
  return (
    <InfoBoxes
      items={[
        {
          label: 'Hyresperiod',
          value: localDate(start),
          hint: stop ? `t.o.m. ${localDate(stop)}` : texts.ongoing,
        },
        {
          label: `Hyra per ${paymentIntervalLabel[payment_interval].toLowerCase()}`,
          value: kronor(total),
          hint: tax_rate === 0 ? 'Momsfri' : `exkl. ${tax_rate} % moms`,
        },
        {
          label: 'Nästa automatiska avi',
          value: next_notice ? localDate(next_notice.date) : 'Ingen',
          hint: next_notice ? (
            <>
              avser <DateRange start={next_notice.start} stop={next_notice.stop} />
            </>
          ) : (
            reasonForNone(lease)
          ),
          to: company && !next_notice ? routes.company.invoicing({ id: company.id }) : undefined,
        },
      ]}
    />
  );
};
