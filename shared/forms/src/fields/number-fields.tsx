import { Input } from '@husrum/ui/input';
import { type ReactNode, useEffect, useState } from 'react';
import { FormItem } from './form-item';
import { formatInputNumber, parseNumber } from './number-format';
import { type FieldProps, useFormField } from './use-form-field';

interface NumberProps extends FieldProps {
  suffix?: ReactNode;
  /** The most decimals that are shown of a stored number. The schema limits how many may be typed. */
  decimals?: number;
  placeholder?: string;
  /** False for a year: `1962`, not `1 962`. */
  useGrouping?: boolean;
}

/** A typed number is not rounded to fewer decimals than this: the user must see what the schema refuses. */
const MIN_TYPED_DECIMALS = 4;

/** A number in Swedish format. The text is reformatted on blur only. */
export const NumberField = ({
  suffix,
  decimals = 2,
  placeholder,
  useGrouping = true,
  ...props
}: NumberProps) => {
  const field = useFormField(props);
  const [text, setText] = useState(() => formatInputNumber(field.value, decimals, useGrouping));
  useEffect(() => {
    setText((typed) => {
      const isSameNumber = Object.is(parseNumber(typed), field.value ?? null);
      return isSameNumber ? typed : formatInputNumber(field.value, decimals, useGrouping);
    });
  }, [field.value, decimals, useGrouping]);
  return (
    <FormItem field={field} hint={props.hint}>
      <Input
        {...field.controlProps}
        className="h-number"
        inputMode="decimal"
        autoComplete="off"
        status={field.error ? 'error' : undefined}
        suffix={suffix}
        placeholder={field.emptyText ?? placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          field.setValue(parseNumber(event.target.value));
        }}
        onBlur={() => {
          const value = parseNumber(text);
          if (value === null || Number.isFinite(value))
            setText(formatInputNumber(value, Math.max(decimals, MIN_TYPED_DECIMALS), useGrouping));
          field.onBlur();
        }}
      />
    </FormItem>
  );
};

/** An amount in SEK. `per` is the text after `kr`: `/mån`, `/m²`. */
export const MoneyField = ({ per, ...props }: Omit<NumberProps, 'suffix'> & { per?: string }) => (
  <NumberField {...props} suffix={`kr${per ?? ''}`} />
);

export const AreaField = (props: Omit<NumberProps, 'suffix'>) => <NumberField {...props} suffix="m²" />;
export const PercentField = (props: Omit<NumberProps, 'suffix'>) => <NumberField {...props} suffix="%" />;
