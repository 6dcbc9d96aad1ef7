import type { EntityType, TypeField } from '@husrum/contract/entity';
import { AreaField, FieldGrid, NumberField, SelectField, SwitchField, TextField } from '@husrum/forms';
import type { ReactNode } from 'react';
import { entityTexts } from './entity.texts';

const fieldInputs: Readonly<Record<TypeField['type'], (field: TypeField, name: string) => ReactNode>> = {
  string: ({ title }, name) => <TextField name={name} label={title} />,
  number: ({ key, title }, name) =>
    key === 'area' ? (
      // The schema allows two decimals. An area saved before that limit may have more, and the user has to see what to correct.
      <AreaField name={name} label={entityTexts.fields.area} decimals={4} />
    ) : (
      <NumberField name={name} label={title} decimals={2} useGrouping={key !== 'built'} />
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

/** The fields in the order of the form. */
export const sortTypeFields = (fields: readonly TypeField[]): TypeField[] =>
  fields.toSorted((a, b) => a.order - b.order);

/** The fields of this type, in addition to those that every object has. */
export const TypeSpecificFields = ({ type }: { type: Pick<EntityType, 'fields'> }) => (
  <FieldGrid>
    {sortTypeFields(type.fields).map((field) => (
      <div key={field.key}>{fieldInputs[field.type](field, `fields.${field.key}`)}</div>
    ))}
  </FieldGrid>
);
