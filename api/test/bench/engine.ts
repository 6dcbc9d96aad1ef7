import { paymentIntervals } from '@husrum/contract/lease';
import { addDays, addMonthsToMonth } from '@husrum/format';
import { planInvoice } from '../../src/rent/invoice.rules';
import { firstInvoiceMonth } from '../../src/rent/period-grid.rules';
import { planMonth, type RunLease } from '../../src/rent/run-plan.rules';

const START = '2026-01-15';
const MONTHS = 36;

/** Rents of all kinds: whole and broken months, quarters and years, per m², with VAT, with add-ons, raised meanwhile. */
const leases = (count: number): RunLease[] =>
  Array.from({ length: count }, (_, n) => {
    const interval = paymentIntervals[n % 5 === 0 ? 1 : n % 7 === 0 ? 2 : 0];
    const start = addDays(START, n % 90);
    const terms = {
      fee: n % 11 === 0 ? 100 + (n % 50) / 8 : 6000 + (n % 5000) + (n % 4) / 4,
      feeAsM2: n % 11 === 0,
      area: 40 + (n % 60),
      interval,
      taxRate: n % 5 === 0 ? 25 : 0,
    };
    const rises = n % 4 === 0 ? [addDays(start, 200 + (n % 100))] : [];
    return {
      start,
      stop: n % 6 === 0 ? addDays(start, 500 + (n % 300)) : null,
      interval,
      nextMonth: firstInvoiceMonth(start),
      versions: [start, ...rises].map((validFrom, at) => ({
        ...terms,
        validFrom,
        fee: terms.fee * (1 + at / 50),
      })),
      addons:
        n % 3 === 0 ? [{ id: n, name: 'Bredband', feeOre: 19_900, taxRate: 25, start, stop: null }] : [],
    };
  });

/** Plans and counts three years of invoices of many leases. Gives how many it makes in a second of one core's time. */
export const benchEngine = (): number => {
  const book = leases(3000);
  const before = process.cpuUsage();
  let made = 0;
  for (const lease of book) {
    for (let n = 0, nextMonth = lease.nextMonth; n < MONTHS; n += 1) {
      const plan = planMonth({ ...lease, nextMonth }, addMonthsToMonth(firstInvoiceMonth(START), n), []);
      if (plan === null) continue;
      for (const period of plan.periods) {
        if (planInvoice(period, lease.versions, lease.addons).rows.length > 0) made += 1;
      }
      nextMonth = plan.nextMonth;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round(made / ((user + system) / 1_000_000));
};
