import {
  type RentAdjustmentInput,
  type RentAdjustmentRow,
  rentAdjustmentInput,
} from '@husrum/contract/rent-adjustment';
import type { LocalDate } from '@husrum/format';

const percentFormat = new Intl.NumberFormat('sv-SE', {
  style: 'percent',
  maximumFractionDigits: 4,
  signDisplay: 'exceptZero',
});

/** Formats a rate in percent with its sign: 3.2 gives `+3,2 %`. */
export const formatRate = (rate: number): string => percentFormat.format(rate / 100);

/** The names of the adjusted object. An object without a house shows its company in that place. */
export const toAdjustedEntityNames = ({ name, house, under }: RentAdjustmentRow['entity']) => ({
  name,
  house: house ?? under,
});

type ScheduleValues = Partial<Record<'scheduled_at', unknown>>;

/** Whether saving executes the adjustment: it has no date or today's date. A past date is invalid instead. */
export const runsImmediately = ({ scheduled_at }: ScheduleValues, today: LocalDate): boolean =>
  typeof scheduled_at !== 'string' || scheduled_at === '' || scheduled_at === today;

/** The API input from form values; undefined while the values are incomplete or invalid. */
export const toRentAdjustmentInput = (values: unknown, today: LocalDate): RentAdjustmentInput | undefined => {
  if (!rentAdjustmentInput.isValidSync(values)) return undefined;
  const { scheduled_at } = values;
  return scheduled_at && scheduled_at < today
    ? undefined
    : rentAdjustmentInput.cast(values, { stripUnknown: true });
};
