import { Input } from '@husrum/ui/input';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldFrame } from './field-frame';
import { numberOfText, textOfNumber } from './number-text';
import { type FieldProps, useFormField } from './use-form-field';

interface NumberProps extends FieldProps {
  suffix?: ReactNode;
  /** Shown decimals; the schema says how many are allowed. */
  decimals?: number;
  placeholder?: string;
}

/** A number as Swedes write it. What was typed is only tidied when the field is left. */
export const NumberField = ({ suffix, decimals = 2, placeholder, ...props }: NumberProps) => {
  const field = useFormField(props);
  const [text, setText] = useState(() => textOfNumber(field.value, decimals));
  useEffect(() => {
    setText((typed) => {
      const same = Object.is(numberOfText(typed), field.value ?? null);
      return same ? typed : textOfNumber(field.value, decimals);
    });
  }, [field.value, decimals]);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input
        {...field.aria}
        className="h-number"
        inputMode="decimal"
        autoComplete="off"
        status={field.error ? 'error' : undefined}
        suffix={suffix}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          field.set(numberOfText(event.target.value));
        }}
        onBlur={() => {
          const value = numberOfText(text);
          if (value === null || Number.isFinite(value)) setText(textOfNumber(value, Math.max(decimals, 4)));
          field.leave();
        }}
      />
    </FieldFrame>
  );
};

export const MoneyField = ({ per, ...props }: Omit<NumberProps, 'suffix'> & { per?: string }) => (
  <NumberField {...props} suffix={`kr${per ?? ''}`} />
);

export const AreaField = (props: Omit<NumberProps, 'suffix'>) => <NumberField {...props} suffix="m²" />;
export const PercentField = (props: Omit<NumberProps, 'suffix'>) => <NumberField {...props} suffix="%" />;
