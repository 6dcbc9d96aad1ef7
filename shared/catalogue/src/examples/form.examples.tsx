import { ApiError } from '@husrum/api-client';
import { email, optionalText, text } from '@husrum/contract/core';
import { tenantCalls } from '@husrum/contract/tenant';
import {
  AddressFields,
  EmailField,
  FieldArray,
  FieldGrid,
  FormSection,
  FullRow,
  NumberField,
  RentFields,
  SchemaForm,
  SchemaFormModal,
  TextField,
  useFormikContext,
} from '@husrum/forms';
import { FileField, fileSchema } from '@husrum/forms/file';
import { PermissionContext } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import type { ReactNode } from 'react';
import * as yup from 'yup';
import type { ExampleGroup } from './example';
import { Opener } from './opener';
import { LONG_TEXT } from './sample.texts';
import { SubmitOnce } from './submit-once';

const nothing = () => {};

const schema = yup.object({
  name: text('Namn', 100),
  email: email(),
  address: text('Adress'),
  postal_code: text('Postnummer', 10),
  city: text('Ort'),
  country: optionalText('Land'),
});
const empty = { name: null, email: null, address: null, postal_code: null, city: null, country: null };
const filled = {
  name: 'Anna Andersson',
  email: 'anna@example.com',
  address: 'Storgatan 1',
  postal_code: '702 11',
  city: 'Örebro',
  country: 'Sverige',
};

const refuse =
  (status: number, message: string, data: Record<string, string[]> = {}) =>
  () => {
    throw new ApiError(status, message, data);
  };

const Fields = () => (
  <>
    <FieldGrid>
      <TextField name="name" />
      <EmailField name="email" />
    </FieldGrid>
    <AddressFields />
  </>
);

/** A form without a schema around the fields of an example. */
const PlainForm = ({ children, values = {} }: { children: ReactNode; values?: Record<string, unknown> }) => (
  <SchemaForm schema={undefined} initialValues={values} onSubmit={nothing} submitLabel="Spara">
    {children}
  </SchemaForm>
);

const Rows = () => {
  const { values } = useFormikContext<{ rows: readonly { key: number }[] }>();
  return (
    <FieldArray name="rows">
      {({ push, remove }) => (
        <div className="h-stack">
          {values.rows.map(({ key }, index) => (
            <FieldGrid key={key}>
              <TextField name={`rows[${index}].name`} label={`Namn på rad ${index + 1}`} />
              <NumberField name={`rows[${index}].count`} label={`Antal på rad ${index + 1}`} />
              <FullRow>
                <Button size="small" onClick={() => remove(index)}>
                  Ta bort rad {index + 1}
                </Button>
              </FullRow>
            </FieldGrid>
          ))}
          <Button onClick={() => push({ key: values.rows.length + 1, name: '', count: 1 })}>Ny rad</Button>
        </div>
      )}
    </FieldArray>
  );
};

const RentExample = ({
  areaM2,
  fee,
  perM2 = false,
}: {
  areaM2: number | null;
  fee: number | null;
  perM2?: boolean;
}) => (
  <PlainForm values={{ fee, fee_as_m2: perM2, payment_interval: 'MONTHLY' }}>
    <RentFields areaM2={areaM2} hint="Utan moms." />
  </PlainForm>
);

const file = new File(['avtal'], 'hyresavtal.pdf', { type: 'application/pdf' });
const fileForm = yup.object({ file: fileSchema });

export const formExamples: ExampleGroup = {
  title: 'Formulär',
  components: {
    SchemaForm: [
      {
        title: 'Tomt',
        content: (
          <SchemaForm
            schema={schema}
            initialValues={empty}
            onSubmit={nothing}
            onCancel={nothing}
            submitLabel="Spara"
          >
            <Fields />
          </SchemaForm>
        ),
      },
      {
        title: 'Många fel: en lista ovanför',
        content: (
          <SchemaForm schema={schema} initialValues={empty} onSubmit={nothing} submitLabel="Spara">
            <Fields />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
      {
        title: 'Fel från servern vid fält, och utan fält',
        content: (
          <SchemaForm
            schema={schema}
            initialValues={filled}
            onSubmit={refuse(422, 'Uppgifterna stämmer inte', {
              email: ['Mejladressen används redan.'],
              lease: ['Uthyrningen är avslutad.'],
            })}
            submitLabel="Spara"
          >
            <Fields />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
      {
        title: 'Någon annan har ändrat samtidigt',
        content: (
          <SchemaForm
            schema={schema}
            initialValues={filled}
            onSubmit={refuse(409, 'Någon annan har ändrat samtidigt. Ladda om sidan.', {
              name: ['Här står nu: Anna Svensson'],
            })}
            submitLabel="Spara"
          >
            <Fields />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
      {
        title: 'Sparar',
        content: (
          <SchemaForm
            schema={schema}
            initialValues={filled}
            onSubmit={() => new Promise(nothing)}
            onCancel={nothing}
            submitLabel="Spara"
          >
            <Fields />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
      {
        title: 'Rollen får läsa men inte spara',
        content: (
          <PermissionContext value={() => false}>
            <SchemaForm
              schema={schema}
              call={tenantCalls.create}
              initialValues={filled}
              onSubmit={nothing}
              submitLabel="Spara"
            >
              <Fields />
            </SchemaForm>
          </PermissionContext>
        ),
      },
      {
        title: 'Kan inte ångras, med en knapp till',
        content: (
          <SchemaForm
            schema={schema}
            initialValues={filled}
            onSubmit={nothing}
            submitLabel="Ta bort hyresgästen"
            actions={<Button type="link">Arkivera i stället</Button>}
            danger
          />
        ),
      },
    ],
    SchemaFormModal: [
      {
        title: 'Tomt',
        content: (
          <Opener label="Öppna formuläret">
            {(open, close) => (
              <SchemaFormModal
                title="Ny hyresgäst"
                open={open}
                onClose={close}
                schema={schema}
                initialValues={empty}
                onSubmit={close}
                submitLabel="Spara"
              >
                <Fields />
              </SchemaFormModal>
            )}
          </Opener>
        ),
      },
      {
        title: 'Många fel',
        content: (
          <Opener label="Öppna formuläret med fel">
            {(open, close) => (
              <SchemaFormModal
                title="Ny hyresgäst"
                open={open}
                onClose={close}
                schema={schema}
                initialValues={empty}
                onSubmit={close}
                submitLabel="Spara"
              >
                <Fields />
                <SubmitOnce />
              </SchemaFormModal>
            )}
          </Opener>
        ),
      },
    ],
    AddressFields: [
      {
        title: 'Tomma',
        content: (
          <SchemaForm schema={schema} initialValues={empty} onSubmit={nothing} submitLabel="Spara">
            <AddressFields />
          </SchemaForm>
        ),
      },
      {
        title: 'Avstängda',
        content: (
          <SchemaForm schema={schema} initialValues={filled} onSubmit={nothing} submitLabel="Spara">
            <AddressFields disabled />
          </SchemaForm>
        ),
      },
    ],
    RentFields: [
      { title: 'Tomma', content: <RentExample areaM2={62.5} fee={null} /> },
      { title: 'Per månad', content: <RentExample areaM2={62.5} fee={8500} /> },
      { title: 'Per kvadratmeter', content: <RentExample areaM2={62.5} fee={136} perM2 /> },
      { title: 'Okänd area', content: <RentExample areaM2={null} fee={8500} /> },
    ],
    FieldArray: [
      {
        title: 'Inga rader',
        content: (
          <PlainForm values={{ rows: [] }}>
            <Rows />
          </PlainForm>
        ),
      },
      {
        title: 'Två rader',
        content: (
          <PlainForm
            values={{
              rows: [
                { key: 1, name: 'Nyckel till porten', count: 2 },
                { key: 2, name: LONG_TEXT, count: 1250 },
              ],
            }}
          >
            <Rows />
          </PlainForm>
        ),
      },
    ],
    FieldGrid: [
      {
        title: 'Ett och två fält',
        content: (
          <PlainForm>
            <FieldGrid>
              <TextField name="one" label="Ensamt" />
            </FieldGrid>
            <FieldGrid>
              <TextField name="two" label="Till vänster" />
              <TextField name="three" label="Till höger" />
            </FieldGrid>
          </PlainForm>
        ),
      },
    ],
    FullRow: [
      {
        title: 'Över båda kolumnerna',
        content: (
          <PlainForm>
            <FieldGrid>
              <FullRow>
                <TextField name="address" label="Adress" />
              </FullRow>
              <TextField name="code" label="Postnummer" />
              <TextField name="city" label="Ort" />
            </FieldGrid>
          </PlainForm>
        ),
      },
    ],
    FormSection: [
      {
        title: 'Med text, utan text och med lång text',
        content: (
          <PlainForm>
            <FormSection title="Kontakt" text="Hit skickas hyresavierna.">
              <TextField name="name" label="Namn" />
            </FormSection>
            <FormSection title="Adress">
              <TextField name="address" label="Gatuadress" />
            </FormSection>
            <FormSection title={LONG_TEXT} text={LONG_TEXT}>
              <TextField name="note" label="Anteckning" />
            </FormSection>
          </PlainForm>
        ),
      },
    ],
    FileField: [
      {
        title: 'Ingen fil',
        content: (
          <SchemaForm schema={fileForm} initialValues={{}} onSubmit={nothing} submitLabel="Ladda upp">
            <FileField />
          </SchemaForm>
        ),
      },
      {
        title: 'En fil',
        content: (
          <SchemaForm schema={fileForm} initialValues={{ file }} onSubmit={nothing} submitLabel="Ladda upp">
            <FileField />
          </SchemaForm>
        ),
      },
      {
        title: 'Fel: filen saknas',
        content: (
          <SchemaForm schema={fileForm} initialValues={{}} onSubmit={nothing} submitLabel="Ladda upp">
            <FileField />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
      {
        title: 'Fel från servern',
        content: (
          <SchemaForm
            schema={fileForm}
            initialValues={{ file }}
            onSubmit={refuse(422, 'Filen kan inte sparas', { file: ['Filen är skadad.'] })}
            submitLabel="Ladda upp"
          >
            <FileField />
            <SubmitOnce />
          </SchemaForm>
        ),
      },
    ],
  },
};
