import { type LocalDate, type Month, monthOf } from '@husrum/format';

/**
 * The month in which VAT on rent is reported (docs/domain-rules.md, D-12; Skatteverket 2024.1/410845): the month of payment if
 * it is paid before or during its period, otherwise the month in which the period ends. The view `vat_base` states the same rule
 * in SQL, for reports; `vat-base.test.ts` tests it with the same examples.
 */
export const vatMonth = (periodStop: LocalDate, paidAt: LocalDate | null): Month =>
  monthOf(paidAt !== null && paidAt <= periodStop ? paidAt : periodStop);
