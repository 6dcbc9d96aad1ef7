import { type RentAdjustmentInput, rentAdjustmentInput } from '@husrum/contract/rent-adjustment';
import type { LocalDate } from '@husrum/format';

const sv = new Intl.NumberFormat('sv-SE', {
  style: 'percent',
  maximumFractionDigits: 4,
  signDisplay: 'exceptZero',
});

/** A rate in percent, with its sign: 3.2 gives `+3,2 %`. */
export const rateText = (rate: number): string => sv.format(rate / 100);

type Timed = Partial<Record<'scheduled_at', unknown>>;

/** Whether saving executes the adjustment: it has no date, or today's. A day that has passed is refused instead. */
export const runsAtOnce = ({ scheduled_at }: Timed, today: LocalDate): boolean =>
  typeof scheduled_at !== 'string' || scheduled_at === '' || scheduled_at === today;

/** What a form asks for, when it is enough to count with. */
export const completeDraft = (values: unknown, today: LocalDate): RentAdjustmentInput | undefined => {
  if (!rentAdjustmentInput.isValidSync(values)) return undefined;
  const { scheduled_at } = values;
  return scheduled_at && scheduled_at < today
    ? undefined
    : rentAdjustmentInput.cast(values, { stripUnknown: true });
};
