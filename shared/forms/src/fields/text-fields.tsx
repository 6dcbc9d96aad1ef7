import { Input } from '@husrum/ui/input';
import { FormItem } from './form-item';
import { type FieldProps, useFormField } from './use-form-field';

interface TextProps extends FieldProps {
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  type?: 'text' | 'email' | 'tel';
}

const toText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const toStatus = (error: string | undefined) => (error ? 'error' : undefined);

export const TextField = ({
  placeholder,
  autoComplete = 'off',
  autoFocus,
  type = 'text',
  ...props
}: TextProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint}>
      <Input
        {...field.controlProps}
        type={type}
        status={toStatus(field.error)}
        placeholder={field.emptyText ?? placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={toText(field.value)}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormItem>
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
    <FormItem field={field} hint={props.hint}>
      <Input.TextArea
        {...field.controlProps}
        status={toStatus(field.error)}
        autoSize={{ minRows: rows, maxRows: 20 }}
        placeholder={field.emptyText ?? placeholder}
        value={toText(field.value)}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormItem>
  );
};

interface PasswordProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
}

export const PasswordField = ({ autoComplete = 'current-password', ...props }: PasswordProps) => {
  const field = useFormField(props);
  return (
    <FormItem field={field} hint={props.hint}>
      <Input.Password
        {...field.controlProps}
        status={toStatus(field.error)}
        autoComplete={autoComplete}
        value={toText(field.value)}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormItem>
  );
};
