import { DateInput, type DateKind, type DateLimits, dateError } from '@husrum/ui/input';
import { FormItem } from './form-item';
import { type FieldProps, useFormField } from './use-form-field';

/** Limits of the date: a date outside them is an error below the field. */
interface DateProps extends FieldProps, DateLimits {}

const DateInputField = ({ min, max, kind, ...props }: DateProps & { kind: DateKind }) => {
  const field = useFormField(props, (value) => dateError(value, kind, { min, max }));
  return (
    <FormItem field={field} hint={props.hint}>
      <DateInput
        {...field.controlProps}
        kind={kind}
        placeholder={field.emptyText}
        status={field.error ? 'error' : undefined}
        min={min}
        max={max}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.setValue}
        onCommit={field.onBlur}
      />
    </FormItem>
  );
};

/** A local date, `2026-11-20`. A typed text that cannot be read stays in the form, with an error. */
export const DateField = (props: DateProps) => <DateInputField {...props} kind="day" />;

/** A calendar month, `2026-11`. */
export const MonthField = (props: DateProps) => <DateInputField {...props} kind="month" />;

/** A local date and time without time zone, `2026-11-20 10:08`. `parseDateTime` converts it to an instant. */
export const DateTimeField = (props: DateProps) => <DateInputField {...props} kind="minute" />;
