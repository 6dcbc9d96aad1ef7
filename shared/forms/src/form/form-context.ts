import { createContext, useContext } from 'react';
import type { ISchema } from 'yup';

export interface FormScope {
  /** Prefix of the ids of this form's fields. */
  formId: string;
  schema: ISchema<unknown> | undefined;
  serverErrors: Readonly<Record<string, string>>;
  forgetServerError: (name: string) => void;
  /** Says that a field is on the screen; errors of others are told above the form. */
  register: (name: string) => () => void;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export const useFormScope = (): FormScope => {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A field stands outside a SchemaForm');
  return scope;
};

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;
