import dayjs, { type Dayjs } from 'dayjs';
import { DatePicker } from '../date';
import type { DateKind } from './date-kind';

const formats: Readonly<Record<DateKind, string>> = {
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  minute: 'YYYY-MM-DD HH:mm',
};

const toDayjs = (date: string | undefined): Dayjs | undefined =>
  date === undefined ? undefined : dayjs(date);

interface Props {
  kind: DateKind;
  /** The date of the input, null when it is empty or cannot be read. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  label: string;
  onPick: (date: string) => void;
  onClose: () => void;
}

/** The calendar of a `DateInput`. antd's picker covers the input invisibly, so that its calendar opens there. */
export default function DateCalendar({ kind, value, min, max, label, onPick, onClose }: Props) {
  const pick = (day: Dayjs | null) => day && onPick(day.format(formats[kind]));
  return (
    <DatePicker
      className="h-date__calendar"
      aria-label={label}
      autoFocus
      open
      inputReadOnly
      needConfirm={false}
      picker={kind === 'month' ? 'month' : 'date'}
      showTime={kind === 'minute' && { format: 'HH:mm' }}
      minDate={toDayjs(min)}
      maxDate={toDayjs(max)}
      value={toDayjs(value ?? undefined) ?? null}
      onChange={pick}
      // Without this, antd drops the day when the calendar is left before an hour is picked.
      onCalendarChange={(day) => {
        if (kind === 'minute' && !Array.isArray(day)) pick(day);
      }}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
