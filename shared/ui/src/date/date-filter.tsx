import { useEffect, useId, useState } from 'react';
import { DateInput } from './date-input';
import { dateError, readDate } from './date-input.rules';

interface Props {
  label: string;
  /** A local date, or undefined for none. */
  value: string | undefined;
  /** Gets the date once the field is left, or undefined when it is emptied. Not called for a text that cannot be read. */
  onChange: (date: string | undefined) => void;
}

/** A date outside a form, for filters: shows its own error, and leaves the filter as it was until it can be read. */
export const DateFilter = ({ label, value, onChange }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(value ?? null);
  const [isBlurred, setIsBlurred] = useState(false);
  useEffect(() => {
    setTyped(value ?? null);
  }, [value]);
  const error = isBlurred ? dateError(typed, 'day', {}) : undefined;
  return (
    <span>
      <DateInput
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && id}
        status={error && 'error'}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsBlurred(false);
          if (text === null && value !== undefined) onChange(undefined);
        }}
        onCommit={(date) => {
          setIsBlurred(true);
          if (date !== null && date !== value && readDate(date, 'day') !== null) onChange(date);
        }}
      />
      {error && (
        <span className="h-date__error" id={id} role="alert">
          {error}
        </span>
      )}
    </span>
  );
};
