import { DatePicker } from '@husrum/ui/date';
import dayjs from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface Props {
  label: string;
  value: string;
  onChange: (day: string | null) => void;
}

export default function DayInput({ label, value, onChange }: Props) {
  return (
    <DatePicker
      aria-label={label}
      placeholder="ÅÅÅÅ-MM-DD"
      format={[DAY, 'YYYYMMDD']}
      value={value === '' ? null : dayjs(value)}
      onChange={(day) => onChange(day ? day.format(DAY) : null)}
    />
  );
}
