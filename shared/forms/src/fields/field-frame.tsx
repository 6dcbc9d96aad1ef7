import '../form/forms.css';
import type { ReactNode } from 'react';
import type { FieldState } from './use-form-field';

interface Props {
  field: FieldState;
  hint?: ReactNode;
  /** The control first, the label after it on the same line: switches and checkboxes. */
  inline?: boolean;
  /** The control names itself by the label's id rather than being its target. */
  group?: boolean;
  children: ReactNode;
}

const Mark = () => (
  <span className="h-field__mark" aria-hidden="true">
    *
  </span>
);

/** Label, control, hint and error of one field. */
export const FieldFrame = ({ field, hint, inline = false, group = false, children }: Props) => {
  const text = (
    <>
      {field.label}
      {field.required && !inline && <Mark />}
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
