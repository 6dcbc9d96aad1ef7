import { createContext, useContext } from 'react';
import type { ISchema } from 'yup';

export interface FormContextValue {
  /** The prefix of the ids of the fields. */
  formId: string;
  schema: ISchema<unknown> | undefined;
  serverErrors: Readonly<Record<string, string>>;
  clearServerError: (name: string) => void;
  /**
   * Registers a mounted field, and returns the function that removes it. Errors of fields that are not mounted are shown above the
   * form.
   */
  register: (name: string) => () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export const useFormContext = (): FormContextValue => {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field must be inside a SchemaForm');
  return context;
};

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
