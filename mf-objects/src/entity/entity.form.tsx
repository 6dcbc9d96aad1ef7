import { type EntityInput, type EntityType, entityInput, entityInputForType } from '@husrum/contract/entity';
import { AddressFields, FormSection, SchemaForm, TextField, useConfirmRent } from '@husrum/forms';
import { Section } from '@husrum/ui';
import { useMemo, useState } from 'react';
import { AskingRentFields, toArea } from './asking-rent.fields';
import { entityTexts } from './entity.texts';
import { EntityTypeField } from './entity-type.field';
import { TypeSpecificFields } from './type-specific.fields';

interface Props {
  /** The types that the object may have under its parent. */
  types: readonly EntityType[];
  initial: Partial<EntityInput>;
  onSubmit: (input: EntityInput) => Promise<unknown>;
  submitLabel: string;
  onCancel: () => void;
  draftKey?: string;
}

/** The form of an object. Its fields depend on the selected type. */
export const EntityForm = ({ types, initial, ...form }: Props) => {
  const confirmRent = useConfirmRent();
  const [type, setType] = useState(types.find(({ id }) => id === initial.entity_type_id));
  const schema = useMemo(() => (type ? entityInputForType(type) : entityInput), [type]);
  return (
    <Section>
      <SchemaForm<EntityInput>
        schema={schema}
        initialValues={initial}
        confirm={(input) => confirmRent(initial, input, toArea(input.fields))}
        {...form}
      >
        <EntityTypeField types={types} onChange={setType} />
        <TextField name="name" />
        <FormSection title={entityTexts.fields.location}>
          <AddressFields />
        </FormSection>
        {type && type.fields.length > 0 && (
          <FormSection
            title={type.kind === 'estates' ? entityTexts.fields.aboutEstate : entityTexts.fields.aboutEntity}
          >
            <TypeSpecificFields type={type} />
          </FormSection>
        )}
        {type?.rentable === 1 && <AskingRentFields />}
      </SchemaForm>
    </Section>
  );
};
