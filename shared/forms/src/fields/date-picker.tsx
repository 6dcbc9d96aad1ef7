import { DatePicker } from '@husrum/ui/date';
import dayjs, { type Dayjs } from 'dayjs';
import type { FieldState } from './use-form-field';

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';
/** The first is shown; the others may be typed. */
const dayFormats = [DAY, 'YYYYMMDD', 'D/M YYYY'];
const monthFormats = [MONTH, 'YYYYMM', 'M/YYYY'];

const dayOf = (value: unknown): Dayjs | null =>
  typeof value === 'string' && value !== '' ? dayjs(value) : null;
const limit = (value: string | undefined) => (value === undefined ? undefined : dayjs(value));

interface Props {
  field: FieldState;
  month: boolean;
  min: string | undefined;
  max: string | undefined;
}

export default function DateControl({ field, month, min, max }: Props) {
  return (
    <DatePicker
      {...field.aria}
      picker={month ? 'month' : 'date'}
      status={field.error ? 'error' : undefined}
      format={month ? monthFormats : dayFormats}
      placeholder={month ? 'ÅÅÅÅ-MM' : 'ÅÅÅÅ-MM-DD'}
      minDate={limit(min)}
      maxDate={limit(max)}
      value={dayOf(field.value)}
      onChange={(day) => field.set(day ? day.format(month ? MONTH : DAY) : null)}
      onBlur={field.leave}
      // Enter takes the date that is typed; it does not send the form before the form knows it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
