import './date-input.css';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import Input, { type InputProps, type InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { inputAllowClear } from '../picker/allow-clear';
import { type DateLimits, readDate } from './date-input.rules';
import { dateInputTexts } from './date-input.texts';
import type { DateKind } from './date-kind';

/** antd's calendar is large, so it is loaded when it is opened. */
const DateCalendar = lazyComponent(() => import('./date-calendar'));

export interface DateInputProps extends DateLimits, Omit<InputProps, 'value' | 'onChange' | 'min' | 'max'> {
  kind?: DateKind;
  /** A date of the kind, or the typed text when it cannot be read. */
  value: string | null;
  /** Gets the date when the text can be read, otherwise the text itself, and null when it is empty. */
  onChange: (value: string | null) => void;
  /** Gets the value when the user leaves the field, presses Enter or picks a day. */
  onCommit?: (value: string | null) => void;
}

/**
 * A text field for a date, with a calendar. It understands dates as people type them (`1/12`), and shows the date that it
 * understood. A text that is no date stays in the field: the caller shows `dateError` below it.
 */
export const DateInput = ({
  kind = 'day',
  value,
  onChange,
  onCommit,
  min,
  max,
  placeholder = dateInputTexts.kinds[kind].placeholder,
  ...input
}: DateInputProps) => {
  const [text, setText] = useState(value ?? '');
  const [isTyping, setIsTyping] = useState(false);
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const inputRef = useRef<InputRef>(null);
  const date = readDate(text, kind);
  useEffect(() => {
    setText((typed) => ((readDate(typed, kind) ?? typed) === (value ?? '') ? typed : (value ?? '')));
  }, [value, kind]);

  const toValue = (typed: string) => (typed.trim() === '' ? null : (readDate(typed, kind) ?? typed));
  const change = (typed: string) => {
    setText(typed);
    onChange(toValue(typed));
  };
  const commit = (typed: string) => {
    const committed = toValue(typed);
    setIsTyping(false);
    setText(committed ?? '');
    onCommit?.(committed);
  };
  // Escape returns the focus to the input; a click elsewhere has moved it already.
  const close = () => {
    setOpen(false);
    if (wrapper.current?.contains(document.activeElement)) inputRef.current?.focus();
  };
  return (
    <span className="h-date" ref={wrapper}>
      <Input
        {...input}
        ref={inputRef}
        autoComplete="off"
        placeholder={placeholder}
        allowClear={inputAllowClear}
        suffix={
          <button
            type="button"
            className="h-date__button"
            aria-label={dateInputTexts.openCalendar}
            aria-expanded={open}
            disabled={input.disabled}
            // The focus stays in an open calendar. Losing it would close the calendar, and the click would open it again.
            onMouseDown={(event) => open && event.preventDefault()}
            onClick={() => setOpen(!open)}
          >
            <CalendarOutlined />
          </button>
        }
        value={text}
        onChange={(event) => {
          setIsTyping(true);
          change(event.target.value);
        }}
        onBlur={() => commit(text)}
        // Enter shows the date that was understood. It does not submit the form: the user must have seen the date first.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(text);
        }}
      />
      {isTyping && date !== null && text !== date && (
        <span className="h-date__reading" aria-live="polite">
          {dateInputTexts.readAs(date)}
        </span>
      )}
      {open && (
        <DateCalendar
          kind={kind}
          value={date}
          min={min}
          max={max}
          label={dateInputTexts.openCalendar}
          onPick={(picked) => {
            change(picked);
            commit(picked);
            if (kind === 'minute') return;
            setOpen(false);
            inputRef.current?.focus();
          }}
          onClose={close}
        />
      )}
    </span>
  );
};
