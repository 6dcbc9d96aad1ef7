import type { EntityType, TypeField } from '@husrum/contract/entity';
import { AreaField, FieldGrid, NumberField, SelectField, SwitchField, TextField } from '@husrum/forms';
import type { ReactNode } from 'react';

const inputs: Readonly<Record<TypeField['type'], (field: TypeField, name: string) => ReactNode>> = {
  string: ({ title }, name) => <TextField name={name} label={title} />,
  number: ({ key, title }, name) =>
    key === 'area' ? (
      <AreaField name={name} label="Yta" />
    ) : (
      <NumberField name={name} label={title} decimals={2} />
    ),
  boolean: ({ title }, name) => <SwitchField name={name} label={title} />,
  list: ({ title, options }, name) => (
    <SelectField
      name={name}
      label={title}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  ),
};

export const inOrder = (fields: readonly TypeField[]): TypeField[] =>
  fields.toSorted((one, other) => one.order - other.order);

/** What the type asks for beside the fixed fields. */
export const TypeFields = ({ type }: { type: Pick<EntityType, 'fields'> }) => (
  <FieldGrid>
    {inOrder(type.fields).map((field) => (
      <div key={field.key}>{inputs[field.type](field, `fields.${field.key}`)}</div>
    ))}
  </FieldGrid>
);
