import '../form/forms.css';
import type { ReactNode } from 'react';
import type { FieldState } from './use-form-field';

interface Props {
  field: FieldState;
  hint?: ReactNode;
  /** The label after the control, on the same line: for switches and checkboxes. */
  inline?: boolean;
  /** The control refers to the label by `aria-labelledby`: for groups of controls. */
  group?: boolean;
  children: ReactNode;
}

const RequiredMark = () => (
  <span className="h-field__mark" aria-hidden="true">
    *
  </span>
);

/** The layout of one field: label, control, hint and error. It is like antd's `Form.Item`. */
export const FormItem = ({ field, hint, inline = false, group = false, children }: Props) => {
  const text = (
    <>
      {field.label}
      {field.required && !inline && <RequiredMark />}
    </>
  );
  const label = group ? (
    <span className="h-field__label" id={`${field.id}-label`}>
      {text}
    </span>
  ) : (
    <label className="h-field__label" htmlFor={field.id}>
      {text}
    </label>
  );
  return (
    <div className={inline ? 'h-field h-field--line' : 'h-field'}>
      {inline ? children : label}
      {inline ? label : children}
      {hint && (
        <div className="h-field__hint" id={`${field.id}-hint`}>
          {hint}
        </div>
      )}
      {field.error && (
        <div className="h-field__error" id={`${field.id}-error`} data-field-error={field.id}>
          {field.error}
        </div>
      )}
    </div>
  );
};
