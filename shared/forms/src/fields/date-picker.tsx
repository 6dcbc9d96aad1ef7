import { DatePicker } from '@husrum/ui/date';
import dayjs, { type Dayjs } from 'dayjs';
import type { FieldState } from './use-form-field';

/** The first format is what is shown and what the form holds; the others may be typed. */
const kinds = {
  day: { picker: 'date', formats: ['YYYY-MM-DD', 'YYYYMMDD', 'D/M YYYY'], placeholder: 'ÅÅÅÅ-MM-DD' },
  month: { picker: 'month', formats: ['YYYY-MM', 'YYYYMM', 'M/YYYY'], placeholder: 'ÅÅÅÅ-MM' },
  minute: {
    picker: 'date',
    formats: ['YYYY-MM-DD HH:mm', 'YYYYMMDD HHmm', 'D/M YYYY HH:mm'],
    placeholder: 'ÅÅÅÅ-MM-DD TT:MM',
  },
} as const;
export type DateKind = keyof typeof kinds;

const dayOf = (value: unknown): Dayjs | null =>
  typeof value === 'string' && value !== '' ? dayjs(value) : null;
const limit = (value: string | undefined) => (value === undefined ? undefined : dayjs(value));

interface Props {
  field: FieldState;
  kind: DateKind;
  min: string | undefined;
  max: string | undefined;
}

export default function DateControl({ field, kind, min, max }: Props) {
  const { picker, formats, placeholder } = kinds[kind];
  const choose = (day: Dayjs | null) => field.set(day ? day.format(formats[0]) : null);
  return (
    <DatePicker
      {...field.aria}
      picker={picker}
      showTime={kind === 'minute' && { format: 'HH:mm' }}
      needConfirm={false}
      status={field.error ? 'error' : undefined}
      format={[...formats]}
      placeholder={placeholder}
      minDate={limit(min)}
      maxDate={limit(max)}
      value={dayOf(field.value)}
      onChange={choose}
      // Left with a day chosen and the hour not, the calendar would forget the day.
      onCalendarChange={(day) => {
        if (kind === 'minute' && !Array.isArray(day)) choose(day);
      }}
      onBlur={field.leave}
      // Enter takes the date that is typed; it does not send the form before the form knows it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
