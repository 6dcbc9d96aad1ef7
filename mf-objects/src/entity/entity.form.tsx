import { type EntityInput, type EntityType, entityInput, entityInputOf } from '@husrum/contract/entity';
import { AddressFields, FormSection, SchemaForm, TextField } from '@husrum/forms';
import { Section } from '@husrum/ui';
import { useMemo, useState } from 'react';
import { FeeFields } from './fee.fields';
import { TypeFields } from './type.fields';
import { TypeChoiceField } from './type-choice.field';

interface Props {
  /** Those that may stand where the object does. */
  types: readonly EntityType[];
  initial: Partial<EntityInput>;
  onSubmit: (input: EntityInput) => Promise<unknown>;
  submitLabel: string;
  onCancel: () => void;
  draftKey?: string;
}

/** The form of an object: what it asks follows the chosen type. */
export const EntityForm = ({ types, initial, ...form }: Props) => {
  const [type, setType] = useState(types.find(({ id }) => id === initial.entity_type_id));
  const schema = useMemo(() => (type ? entityInputOf(type) : entityInput), [type]);
  return (
    <Section>
      <SchemaForm<EntityInput> schema={schema} initial={initial} {...form}>
        <TypeChoiceField types={types} onChoose={setType} />
        <TextField name="name" />
        <FormSection title="Läge">
          <AddressFields />
        </FormSection>
        {type && type.fields.length > 0 && (
          <FormSection title={`Om ${type.kind === 'estates' ? 'fastigheten' : 'objektet'}`}>
            <TypeFields type={type} />
          </FormSection>
        )}
        {type?.rentable === 1 && <FeeFields />}
      </SchemaForm>
    </Section>
  );
};
