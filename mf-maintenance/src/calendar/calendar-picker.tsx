import { isoWeek, type LocalDate } from '@husrum/format';
import { DatePicker } from '@husrum/ui/date';
import dayjs from 'dayjs';
import { calendarTexts } from './calendar.texts';
import { type CalendarPeriod, formatWeek, getPeriodDays } from './calendar-period.rules';

interface Props {
  period: CalendarPeriod;
  /** Gets a day of the chosen week or month. */
  onPick: (day: LocalDate) => void;
}

/** Chooses a week or a month. It is loaded lazily, since it includes antd's calendar. */
export default function CalendarPicker({ period, onPick }: Props) {
  const { from } = getPeriodDays(period);
  const isWeek = period.view === 'week';
  return (
    <DatePicker
      className="calendar-picker"
      picker={isWeek ? 'week' : 'month'}
      aria-label={isWeek ? calendarTexts.chooseWeek : calendarTexts.chooseMonth}
      allowClear={false}
      inputReadOnly
      value={dayjs(from)}
      format={(day) => {
        const date = day.format('YYYY-MM-DD');
        return isWeek ? `${formatWeek(date)} ${isoWeek(date).slice(0, 4)}` : day.format('YYYY-MM');
      }}
      onChange={(day) => day && onPick(day.format('YYYY-MM-DD'))}
    />
  );
}
