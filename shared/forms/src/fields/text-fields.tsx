import { Input } from '@husrum/ui/input';
import { FieldFrame } from './field-frame';
import { type FieldProps, useFormField } from './use-form-field';

interface TextProps extends FieldProps {
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  type?: 'text' | 'email' | 'tel';
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const statusOf = (error: string | undefined) => (error ? 'error' : undefined);

export const TextField = ({
  placeholder,
  autoComplete = 'off',
  autoFocus,
  type = 'text',
  ...props
}: TextProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input
        {...field.aria}
        type={type}
        status={statusOf(field.error)}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={textOf(field.value)}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
};

export const EmailField = (props: Omit<TextProps, 'type'>) => (
  <TextField autoComplete="email" {...props} type="email" />
);
export const PhoneField = (props: Omit<TextProps, 'type'>) => (
  <TextField autoComplete="tel" {...props} type="tel" />
);

export const TextAreaField = ({
  rows = 4,
  placeholder,
  ...props
}: FieldProps & { rows?: number; placeholder?: string }) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input.TextArea
        {...field.aria}
        status={statusOf(field.error)}
        autoSize={{ minRows: rows, maxRows: 20 }}
        placeholder={placeholder}
        value={textOf(field.value)}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
};

interface PasswordProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
}

export const PasswordField = ({ autoComplete = 'current-password', ...props }: PasswordProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input.Password
        {...field.aria}
        status={statusOf(field.error)}
        autoComplete={autoComplete}
        value={textOf(field.value)}
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
};
