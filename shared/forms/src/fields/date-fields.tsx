import { Input } from '@husrum/ui/input';
import { lazy, Suspense } from 'react';
import type { DateKind } from './date-picker';
import { FieldFrame } from './field-frame';
import { type FieldProps, useFormField } from './use-form-field';

/** The calendar is a large part of the library: forms without dates do not load it. */
const DateControl = lazy(() => import('./date-picker'));

interface DateProps extends FieldProps {
  /** First and last day that can be chosen in the calendar; typing is judged by the schema. */
  min?: string;
  max?: string;
}

const PickerField = ({ min, max, kind, ...props }: DateProps & { kind: DateKind }) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Suspense fallback={<Input aria-hidden disabled />}>
        <DateControl field={field} kind={kind} min={min} max={max} />
      </Suspense>
    </FieldFrame>
  );
};

/** A local date, `2026-11-20`. */
export const DateField = (props: DateProps) => <PickerField {...props} kind="day" />;

/** A calendar month, `2026-11`. */
export const MonthField = (props: DateProps) => <PickerField {...props} kind="month" />;

/** What a clock on the wall shows, `2026-11-20 10:08`; `instantAt` says when that is. */
export const DateTimeField = (props: DateProps) => <PickerField {...props} kind="minute" />;
