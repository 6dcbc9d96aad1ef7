import { ApiError } from '@husrum/api-client';
import { FieldGrid, type FieldProps, SchemaForm } from '@husrum/forms';
import type { ComponentType } from 'react';
import * as yup from 'yup';
import type { Example } from './example';
import { LONG_TEXT } from './sample.texts';
import { SubmitOnce } from './submit-once';

interface FieldSample {
  Field: ComponentType<FieldProps>;
  value: unknown;
  /** A value that is too long for the field. */
  longValue?: unknown;
  /** A value that the field or the schema refuses. */
  wrong?: { readonly value: unknown; readonly schema?: yup.Schema };
}

const missing = yup.object({ missing: yup.mixed().label('Uppgiften').required() });

const refuseByServer = (): never => {
  throw new ApiError(422, 'Uppgifterna stämmer inte', {
    refused: ['Uppgiften finns redan på en annan uthyrning, som slutar 2027-03-31.'],
  });
};

/** A field in every state that a form gives it. */
export const fieldStates = ({ Field, value, longValue = value, wrong }: FieldSample): Example[] => [
  {
    title: 'Tomt, ifyllt och avstängt',
    content: (
      <SchemaForm
        schema={undefined}
        initialValues={{ filled: value, required: value, disabled: value, long: longValue }}
        onSubmit={() => {}}
        submitLabel="Spara"
      >
        <FieldGrid>
          <Field name="empty" label="Tomt" />
          <Field name="filled" label="Ifyllt" hint="En förklaring till uppgiften." />
          <Field name="required" label="Obligatoriskt" required />
          <Field name="emptyDisabled" label="Tomt och avstängt" disabled />
          <Field name="disabled" label="Ifyllt och avstängt" disabled />
          <Field name="long" label={LONG_TEXT} hint={LONG_TEXT} />
        </FieldGrid>
      </SchemaForm>
    ),
  },
  {
    title: 'Fel: uppgiften saknas',
    content: (
      <SchemaForm schema={missing} initialValues={{}} onSubmit={() => {}} submitLabel="Spara">
        <FieldGrid>
          <Field name="missing" label="Uppgift" />
        </FieldGrid>
        <SubmitOnce />
      </SchemaForm>
    ),
  },
  ...(wrong
    ? [
        {
          title: 'Fel: uppgiften stämmer inte',
          content: (
            <SchemaForm
              schema={wrong.schema && yup.object({ wrong: wrong.schema })}
              initialValues={{ wrong: wrong.value }}
              onSubmit={() => {}}
              submitLabel="Spara"
            >
              <FieldGrid>
                <Field name="wrong" label="Uppgift" />
              </FieldGrid>
              <SubmitOnce />
            </SchemaForm>
          ),
        },
      ]
    : []),
  {
    title: 'Fel från servern',
    content: (
      <SchemaForm
        schema={undefined}
        initialValues={{ refused: value }}
        onSubmit={refuseByServer}
        submitLabel="Spara"
      >
        <FieldGrid>
          <Field name="refused" label="Uppgift" />
        </FieldGrid>
        <SubmitOnce />
      </SchemaForm>
    ),
  },
];
