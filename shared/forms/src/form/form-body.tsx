import { DangerBox, DirtyGuardContext } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { Form, useFormikContext } from 'formik';
import { use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary';
import { type FormScope, FormScopeContext } from './form-context';
import type { SchemaFormProps } from './schema-form';
import { isRefusal, samePath } from './server-errors';
import { useDraft } from './use-draft';

type Props = Omit<SchemaFormProps<unknown>, 'initial' | 'onSubmit' | 'clearAfter'>;

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const FormBody = (props: Props) => {
  const {
    schema,
    submitLabel,
    onCancel,
    cancelLabel = 'Avbryt',
    actions,
    draftKey,
    onDirtyChange,
    danger,
  } = props;
  const formik = useFormikContext<Record<string, unknown>>();
  const { dirty, isSubmitting, status, submitCount, values } = formik;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [fields] = useState(() => new Map<string, number>());

  // While it is being saved, leaving is what the user asked for.
  const unsaved = dirty && !isSubmitting;
  const useDirtyGuard = use(DirtyGuardContext);
  useDirtyGuard(unsaved);
  useEffect(() => onDirtyChange?.(unsaved), [onDirtyChange, unsaved]);

  const draft = useDraft(draftKey, values, dirty);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const finished = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (finished) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isSubmitting]);

  const serverErrors = useServerErrors(status);
  const { errors: shown, forget } = serverErrors;
  const register = useCallback(
    (name: string) => {
      const path = samePath(name);
      fields.set(path, (fields.get(path) ?? 0) + 1);
      return () => void fields.delete(path);
    },
    [fields],
  );
  const scope = useMemo<FormScope>(
    () => ({ formId, schema, serverErrors: shown, forgetServerError: forget, register }),
    [formId, schema, shown, forget, register],
  );
  const homeless = Object.entries(shown).filter(([path]) => !fields.has(path));
  const message =
    props.showFailure && status instanceof Error && Object.keys(shown).length === 0 && status.message;

  return (
    <FormScopeContext value={scope}>
      <Form ref={element} className="h-form" noValidate>
        {isValues(draft.found) && (
          <Alert
            type="info"
            title="Det finns ett utkast som inte blev sparat."
            action={
              <span className="h-form__draft">
                <Button size="small" onClick={() => restore(draft.found)}>
                  Återställ
                </Button>
                <Button size="small" type="text" onClick={draft.discard}>
                  Kasta
                </Button>
              </span>
            }
          />
        )}
        {message && <DangerBox>{message}</DangerBox>}
        {homeless.length > 0 && <DangerBox>{homeless.map(([, text]) => text).join(' ')}</DangerBox>}
        {submitCount > 0 && !isSubmitting && (
          <ErrorSummary form={element} errors={formik.errors} server={shown} />
        )}
        {props.children}
        <div className="h-form__foot">
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
      </Form>
    </FormScopeContext>
  );

  function restore(found: unknown) {
    if (isValues(found)) void formik.setValues({ ...values, ...found });
    draft.settle();
  }
};

/** The texts of the last refusal, less those whose field has been changed since. */
const useServerErrors = (refusal: unknown) => {
  const [forgotten, setForgotten] = useState<{ refusal: unknown; names: readonly string[] }>({
    refusal: undefined,
    names: [],
  });
  const errors = useMemo(() => {
    const gone = forgotten.refusal === refusal ? forgotten.names : [];
    const all = isRefusal(refusal) ? Object.entries(refusal.fieldErrors()) : [];
    return Object.fromEntries(
      all.map(([path, text]) => [samePath(path), text] as const).filter(([path]) => !gone.includes(path)),
    );
  }, [refusal, forgotten]);
  const forget = useCallback(
    (name: string) => {
      const path = samePath(name);
      setForgotten((before) => ({
        refusal,
        names: before.refusal === refusal ? [...before.names, path] : [path],
      }));
    },
    [refusal],
  );
  return { errors, forget };
};
