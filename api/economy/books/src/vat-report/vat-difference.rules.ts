import type { VatDifference } from '@husrum/contract/vat-report';

/** Öre before, in and after the period. */
export interface PeriodSums {
  readonly before: number;
  readonly within: number;
  readonly after: number;
}

/** The VAT of an invoice and rate, or what is written off of it, in the company's own books and in the VAT report. */
export interface InvoiceVat {
  readonly kind: 'INVOICE' | 'CREDIT' | 'WRITE_OFF';
  readonly isCancelled: boolean;
  /** Whether an accounting program books it. */
  readonly isInProgram: boolean;
  readonly booked: PeriodSums;
  readonly reported: PeriodSums;
}

export interface NamedDifference {
  readonly difference: VatDifference;
  /** By how much more is reported than booked in the period because of it. */
  readonly ore: number;
}

const total = ({ before, within, after }: PeriodSums): number => before + within + after;

/** Those of what is booked and reported in different periods. */
const nameTiming = (early: number, late: number, sign: number): NamedDifference[] => [
  {
    difference: early * sign > 0 ? 'REPORTED_EARLIER' : 'BOOKED_EARLIER',
    ore: 0 - early,
  },
  {
    difference: late * sign > 0 ? 'REPORTED_LATER' : 'BOOKED_LATER',
    ore: 0 - late,
  },
];

/**
 * Why the VAT of an invoice differs between the report and the books in the period (docs/domain-rules.md, D-27). The names sum to
 * what is reported minus what is booked, whatever the amounts are.
 *
 * What is reported and not booked before the period is `early`, and after it `late`. What was booked before and is reported after
 * does not concern the period. What the two lack of each other over all time has no explanation: it must not exist.
 */
export const nameDifferences = ({
  kind,
  isCancelled,
  isInProgram,
  booked,
  reported,
}: InvoiceVat): NamedDifference[] => {
  const difference = reported.within - booked.within;
  const unexplained = isInProgram ? 0 : total(reported) - total(booked);
  const explained = difference - unexplained;
  const early = reported.before - booked.before;
  const late = reported.after - booked.after;
  const passing = early * late < 0 ? Math.min(Math.abs(early), Math.abs(late)) : 0;
  const ownName = isInProgram ? 'PROGRAM' : isCancelled ? 'CANCELLED' : kind === 'INVOICE' ? null : kind;
  const named: NamedDifference[] =
    ownName === null
      ? nameTiming(
          early - Math.sign(early) * passing,
          late - Math.sign(late) * passing,
          Math.sign(total(reported)) || 1,
        )
      : [{ difference: ownName, ore: explained }];
  return [...named, { difference: 'UNEXPLAINED' as const, ore: unexplained }].filter(({ ore }) => ore !== 0);
};

/** How many invoices each name has, and their sum. */
export const sumDifferences = (
  named: readonly (NamedDifference & { readonly invoiceId: number })[],
): ReadonlyMap<VatDifference, { readonly invoices: number; readonly ore: number }> => {
  const byName = new Map<VatDifference, { ids: Set<number>; ore: number }>();
  for (const { difference, invoiceId, ore } of named) {
    const sum = byName.get(difference) ?? { ids: new Set(), ore: 0 };
    sum.ids.add(invoiceId);
    byName.set(difference, { ids: sum.ids, ore: sum.ore + ore });
  }
  return new Map([...byName].map(([name, { ids, ore }]) => [name, { invoices: ids.size, ore }]));
};
