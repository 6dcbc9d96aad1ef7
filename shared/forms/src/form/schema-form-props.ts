import type { Call } from '@husrum/contract/core';
import type { ReactNode } from 'react';
import type { FormSchema, InitialValues } from './describe-field';

export type FormValues = Record<string, unknown>;

export interface SchemaFormProps<T> {
  /** The schema of the call's body, by which the server validates too. */
  schema: FormSchema<T> | undefined;
  /** The call that the form makes: when the user's role does not permit it, the fields are disabled and nothing can be sent. */
  call?: Call;
  initialValues: InitialValues<T> & FormValues;
  /** Gets the values as cast by the schema. Reject with the call's error to show its messages below the fields. */
  onSubmit: (values: T) => unknown;
  /** Asks the user before submitting: with false, nothing is submitted and the form stays as it is. */
  confirm?: (values: T) => Promise<boolean>;
  /** A function when the label depends on the values. */
  submitLabel: string | ((values: FormValues) => string);
  onCancel?: () => void;
  cancelLabel?: string;
  /** It is shown after the submit and cancel buttons. */
  actions?: ReactNode;
  /** Resets the form to its initial values on success, for example for comments. */
  resetOnSuccess?: boolean;
  /** Shows the server's message above the form when it has no field errors. Needs `silentFailure` of `useApiMutation`. */
  showServerMessage?: boolean;
  /** Saves a draft in session storage under this name. */
  draftKey?: string;
  onDirtyChange?: (dirty: boolean) => void;
  danger?: boolean;
  children?: ReactNode;
}
