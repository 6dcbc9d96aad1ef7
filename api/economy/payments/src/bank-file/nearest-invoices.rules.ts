import { daysBetween, type LocalDate } from '@husrum/format';

interface OpenInvoice {
  readonly id: number;
  readonly leftOre: number;
  /** Null: it is not sent yet. */
  readonly dueAt: LocalDate | null;
  readonly start: LocalDate;
}

/**
 * The open invoices in the order in which they probably are a payment's: first by how much of the amount differs from what is left, then
 * by the days between the payment and the due day, or else the first day of the period.
 *
 * 8 500 on 27 November: an invoice of 8 500 due on 30 November, one of 8 500 due on 31 December, one of 8 400 due on 27 November.
 */
export const sortNearest = <Invoice extends OpenInvoice>(
  { amountOre, bookedOn }: { readonly amountOre: number; readonly bookedOn: LocalDate },
  invoices: readonly Invoice[],
): Invoice[] =>
  invoices
    .map((invoice) => ({
      invoice,
      differenceOre: Math.abs(invoice.leftOre - amountOre),
      days: Math.abs(daysBetween(bookedOn, invoice.dueAt ?? invoice.start)),
    }))
    .sort(
      (one, other) =>
        one.differenceOre - other.differenceOre || one.days - other.days || one.invoice.id - other.invoice.id,
    )
    .map(({ invoice }) => invoice);
