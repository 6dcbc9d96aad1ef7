import { firstInvoiceMonth, planInvoice, planLeaseRun } from '@husrum/api-rent';
import type { RunLease } from '@husrum/api-rent/testing';
import type { PaymentInterval } from '@husrum/contract/lease';
import { addDays, addMonthsToMonth } from '@husrum/format';

const START = '2026-01-15';
const MONTHS = 36;

const pickInterval = (n: number): PaymentInterval => {
  if (n % 5 === 0) return 'QUARTERLY';
  return n % 7 === 0 ? 'YEARLY' : 'MONTHLY';
};

/** Leases of all kinds: by month, quarter and year, partial periods, per m², with VAT, with add-ons, with raised rent. */
const createLeases = (count: number): RunLease[] =>
  Array.from({ length: count }, (_, n) => {
    const interval = pickInterval(n);
    const start = addDays(START, n % 90);
    const terms = {
      fee: n % 11 === 0 ? 100 + (n % 50) / 8 : 6000 + (n % 5000) + (n % 4) / 4,
      feeAsM2: n % 11 === 0,
      areas: [{ validFrom: start, area: 40 + (n % 60) }],
      interval,
      taxRate: n % 5 === 0 ? 25 : 0,
    };
    const raisedFrom = n % 4 === 0 ? [addDays(start, 200 + (n % 100))] : [];
    return {
      start,
      stop: n % 6 === 0 ? addDays(start, 500 + (n % 300)) : null,
      interval,
      nextMonth: firstInvoiceMonth(start),
      versions: [start, ...raisedFrom].map((validFrom, index) => ({
        ...terms,
        validFrom,
        fee: terms.fee * (1 + index / 50),
      })),
      addons:
        n % 3 === 0
          ? [
              {
                id: n,
                name: 'Bredband',
                feeOre: 19_900,
                taxRate: 25,
                interval: 'PER_NOTICE',
                start,
                stop: null,
              },
            ]
          : [],
    };
  });

/** Plans three years of invoices for 3000 leases. Returns the number of invoices per second of CPU time. */
export const measureEngine = (): number => {
  const leases = createLeases(3000);
  const before = process.cpuUsage();
  let count = 0;
  for (const lease of leases) {
    for (let n = 0, nextMonth = lease.nextMonth; n < MONTHS; n += 1) {
      const plan = planLeaseRun({ ...lease, nextMonth }, addMonthsToMonth(firstInvoiceMonth(START), n), []);
      if (plan === null) continue;
      for (const period of plan.periods) {
        if (planInvoice(period, lease.versions, lease.addons).rows.length > 0) count += 1;
      }
      nextMonth = plan.nextMonth;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round(count / ((user + system) / 1_000_000));
};
