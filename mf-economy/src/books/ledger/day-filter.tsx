import { DateInput } from '@husrum/ui/input';
import { useState } from 'react';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day above a list. It applies when the user leaves the field, presses Enter or picks a day. */
export const DayFilter = ({ label, value, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(value ?? null);
  return (
    <DateInput
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onCommit={(day) => onChange(day ?? undefined)}
    />
  );
};
