import { useEffect, useId, useState } from 'react';
import { DateInput } from './date-input';
import { dateError, readDate } from './date-input.rules';

interface Props {
  label: string;
  /** A local date, or undefined for none. */
  value: string | undefined;
  /**
   * Gets the date when the user leaves the field, presses Enter or picks a day, and undefined when the field is cleared. It
   * is not called for a text that is no date.
   */
  onChange: (date: string | undefined) => void;
}

/** A date field for filters, outside a form. It shows its own error, and the filter does not change while there is one. */
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
