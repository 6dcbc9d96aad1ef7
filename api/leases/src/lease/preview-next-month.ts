import type { Tx } from '@husrum/api-platform';
import type { GenerateSettings, Period, Span } from '@husrum/api-rent';
import type { LocalDate, Month } from '@husrum/format';
import { readBilledElsewhereUntil } from './billed-periods.store';
import { findLastDay, nextMonthAfterChange } from './lease-change.rules';

interface LeaseBefore {
  readonly id: number;
  readonly start: LocalDate;
  readonly stop: LocalDate | null;
  readonly nextMonth: Month | null;
}

/** From where a lease would be billed after a change of its days: its next invoice month, and the day until which it is billed elsewhere. */
export const previewNextMonth = async (
  tx: Tx,
  { id, start, stop, nextMonth }: LeaseBefore,
  after: Span,
  { billed, settings, today }: { billed: readonly Period[]; settings: GenerateSettings; today: LocalDate },
) => ({
  nextMonth: nextMonthAfterChange({ start, stop, next_invoice_month: nextMonth }, after, {
    lastBilled: findLastDay(billed),
    settings,
    today,
  }),
  billedElsewhereUntil: await readBilledElsewhereUntil(tx, id),
});
