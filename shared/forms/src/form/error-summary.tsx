import { Alert } from '@husrum/ui/core';
import { type RefObject, useEffect, useState } from 'react';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** Only watched: what stands on the screen is read from the fields themselves. */
  errors: unknown;
  server: unknown;
}

interface Entry {
  id: string;
  text: string;
}

const SHOWN_FROM = 4;

const entriesOf = (form: HTMLFormElement): Entry[] =>
  [...form.querySelectorAll<HTMLElement>('[data-field-error]')].map((error) => ({
    id: error.dataset.fieldError ?? '',
    text: error.textContent ?? '',
  }));

/** More errors than one sees at a glance: a list with a way to each field. */
export const ErrorSummary = ({ form, errors, server }: Props) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors and server are what changes the fields
  useEffect(() => {
    setEntries(form.current ? entriesOf(form.current) : []);
  }, [form, errors, server]);
  if (entries.length < SHOWN_FROM) return null;
  return (
    <Alert
      type="error"
      role="alert"
      title={`${entries.length} uppgifter behöver rättas`}
      description={
        <ul className="h-form__summary">
          {entries.map(({ id, text }) => (
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
