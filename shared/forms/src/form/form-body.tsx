import { DisabledFields, ErrorAlert, PermissionContext, UnsavedChangesPromptContext } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { Form, useFormikContext } from 'formik';
import { use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary';
import { formTexts } from './form.texts';
import { FormContext, type FormContextValue } from './form-context';
import type { FormValues, SchemaFormProps } from './schema-form-props';
import { errorsByPath, isServerError, normalizePath } from './server-errors';
import { useDraft } from './use-draft';
import { useServerErrors } from './use-server-errors';

interface Props
  extends Omit<SchemaFormProps<unknown>, 'initialValues' | 'confirm' | 'onSubmit' | 'resetOnSuccess'> {
  /** The initial values as read last. */
  currentValues: FormValues;
}

const isConflict = (status: unknown): boolean => isServerError(status) && status.status === 409;

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The form element of a `SchemaForm`, inside Formik: draft, errors, fields and buttons. */
export const FormBody = (props: Props) => {
  const {
    schema,
    call,
    submitLabel,
    onCancel,
    cancelLabel = formTexts.cancel,
    actions,
    draftKey,
    onDirtyChange,
    danger,
    currentValues,
  } = props;
  const can = use(PermissionContext);
  const readOnly = call !== undefined && !can(call);
  const formik = useFormikContext<Record<string, unknown>>();
  const { dirty, isSubmitting, status, submitCount, values } = formik;
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const [mountedFields] = useState(() => new Map<string, number>());

  // A form that is being submitted may navigate away without confirmation.
  const unsaved = dirty && !isSubmitting;
  // The context provides a hook, because the platform handles navigation.
  const useUnsavedChangesPrompt = use(UnsavedChangesPromptContext);
  useUnsavedChangesPrompt(unsaved);
  useEffect(() => onDirtyChange?.(unsaved), [onDirtyChange, unsaved]);

  const draft = useDraft(draftKey, values, dirty);
  // After a failed submit, focus the first invalid field.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const finished = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (finished) formElement.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isSubmitting]);

  const { errors: serverErrors, clearError: clearServerError } = useServerErrors(status);
  const registerField = useCallback(
    (name: string) => {
      const path = normalizePath(name);
      mountedFields.set(path, (mountedFields.get(path) ?? 0) + 1);
      return () => {
        const remaining = (mountedFields.get(path) ?? 1) - 1;
        if (remaining > 0) mountedFields.set(path, remaining);
        else mountedFields.delete(path);
      };
    },
    [mountedFields],
  );
  const context = useMemo<FormContextValue>(
    () => ({ formId, schema, serverErrors, clearServerError, register: registerField }),
    [formId, schema, serverErrors, clearServerError, registerField],
  );
  const allErrors = { ...(submitCount > 0 ? errorsByPath(formik.errors) : {}), ...serverErrors };
  const hasConflict = isConflict(status);
  // A conflict has the stored value of each field that differs, which says nothing without the field.
  const errorsWithoutField = hasConflict
    ? []
    : Object.entries(allErrors).filter(([path]) => !mountedFields.has(path));
  const hasServerErrors = Object.keys(serverErrors).length > 0;
  const showsMessage = hasServerErrors ? hasConflict : props.showServerMessage;
  const message = showsMessage && status instanceof Error && status.message;

  const { setFieldValue, resetForm } = formik;
  /** The version of the resource that was read last, when the form sends it. */
  const currentVersion = currentValues.updated_at;
  /** The version that the form shows, or that the user has been told of. */
  const knownVersion = useRef(currentVersion);
  // After a conflict the user has read what is stored now, and may submit again.
  useEffect(() => {
    if (!hasConflict || currentVersion === undefined) return;
    knownVersion.current = currentVersion;
    void setFieldValue('updated_at', currentVersion);
  }, [hasConflict, currentVersion, setFieldValue]);
  // A form that nobody has typed in shows what was read last, such as after a change on another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values change together with their version
  useEffect(() => {
    if (knownVersion.current === currentVersion || dirty || hasConflict || isSubmitting) return;
    knownVersion.current = currentVersion;
    resetForm({ values: currentValues });
  }, [currentVersion, dirty, hasConflict, isSubmitting, resetForm]);

  return (
    <FormContext value={context}>
      <Form ref={formElement} className="h-form" noValidate>
        {isValues(draft.saved) && (
          <Alert
            type="info"
            title={formTexts.draftFound}
            action={
              <span className="h-form__draft">
                <Button size="small" onClick={() => restoreDraft(draft.saved)}>
                  {formTexts.restoreDraft}
                </Button>
                <Button size="small" type="text" onClick={draft.discard}>
                  {formTexts.discardDraft}
                </Button>
              </span>
            }
          />
        )}
        {message && <ErrorAlert>{message}</ErrorAlert>}
        {errorsWithoutField.length > 0 && (
          <ErrorAlert>{errorsWithoutField.map(([, text]) => text).join(' ')}</ErrorAlert>
        )}
        {submitCount > 0 && !isSubmitting && (
          <ErrorSummary form={formElement} errors={formik.errors} serverErrors={serverErrors} />
        )}
        {readOnly ? <DisabledFields>{props.children}</DisabledFields> : props.children}
        {readOnly ? (
          <p className="h-muted">{formTexts.readOnly}</p>
        ) : (
          <div className="h-form__footer">
            <Button type="primary" htmlType="submit" danger={danger} loading={isSubmitting}>
              {typeof submitLabel === 'string' ? submitLabel : submitLabel(values)}
            </Button>
            {onCancel && (
              <Button onClick={onCancel} disabled={isSubmitting}>
                {cancelLabel}
              </Button>
            )}
            {actions}
          </div>
        )}
      </Form>
    </FormContext>
  );

  function restoreDraft(savedValues: unknown) {
    if (isValues(savedValues)) void formik.setValues({ ...values, ...savedValues });
    draft.dismiss();
  }
};
