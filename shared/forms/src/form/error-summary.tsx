import { Alert } from '@husrum/ui/core';
import { type RefObject, useEffect, useState } from 'react';
import { formTexts } from './form.texts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** The errors only trigger a new read: the messages are read from the rendered fields. */
  errors: unknown;
  serverErrors: unknown;
}

interface FieldError {
  id: string;
  text: string;
}

const MIN_ERRORS_FOR_SUMMARY = 4;

const readFieldErrors = (form: HTMLFormElement): FieldError[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field-error]')].map((error) => ({
    id: error.dataset.fieldError ?? '',
    text: error.textContent ?? '',
  }));

/** A list of links to the fields with errors, shown when there are many. */
export const ErrorSummary = ({ form, errors, serverErrors }: Props) => {
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rendered errors change with errors and serverErrors
  useEffect(() => {
    setFieldErrors(form.current ? readFieldErrors(form.current) : []);
  }, [form, errors, serverErrors]);
  if (fieldErrors.length < MIN_ERRORS_FOR_SUMMARY) return null;
  return (
    <Alert
      type="error"
      role="alert"
      title={formTexts.errorCount(fieldErrors.length)}
      description={
        <ul className="h-form__summary">
          {fieldErrors.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
};
