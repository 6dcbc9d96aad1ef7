import { seenUpdatedAt } from '@husrum/contract/core';
import {
  areaValidFrom,
  type Entity,
  type EntityInput,
  type EntityType,
  entityInput,
  entityInputForType,
} from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { AddressFields, FormSection, SchemaForm, TextField, useConfirmRent } from '@husrum/forms';
import { Section } from '@husrum/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { AreaStartField } from './area-start.field';
import { AskingRentFields, toArea } from './asking-rent.fields';
import { entityTexts } from './entity.texts';
import { EntityTypeField } from './entity-type.field';
import { TypeSpecificFields } from './type-specific.fields';

/**
 * The values that the form submits. Only an edited object has `area_valid_from`, the first day of a changed area, and
 * `updated_at`.
 */
type EntityValues = EntityInput & { area_valid_from?: LocalDate | null; updated_at?: string | null };

interface Props {
  /** The types that the object may have under its parent. */
  types: readonly EntityType[];
  initial: Partial<EntityInput>;
  /** The object that is edited. It is undefined when one is created. */
  edited?: Pick<Entity, 'area' | 'new_area_start' | 'updated_at'>;
  onSubmit: (input: EntityValues) => Promise<unknown>;
  submitLabel: string;
  onCancel: () => void;
  /** Asks the user whether to submit. If so, an unlikely rent is asked about as well. */
  confirm?: () => Promise<boolean>;
  /** More fields, below the type. */
  children?: ReactNode;
}

/** The form of an object. Its fields depend on the selected type. */
export const EntityForm = ({ types, initial, edited, confirm, children, ...form }: Props) => {
  const confirmRent = useConfirmRent();
  const [type, setType] = useState(types.find(({ id }) => id === initial.entity_type_id));
  const isEditing = edited !== undefined;
  const hasSavedArea = edited !== undefined && edited.area !== null;
  const schema = useMemo(() => {
    const input = type ? entityInputForType(type) : entityInput;
    if (!isEditing) return input;
    const version = { updated_at: seenUpdatedAt() };
    return input.shape(hasSavedArea ? { ...version, area_valid_from: areaValidFrom } : version);
  }, [type, isEditing, hasSavedArea]);
  return (
    <Section>
      <SchemaForm<EntityValues>
        schema={schema}
        initialValues={{
          ...initial,
          ...(isEditing ? { updated_at: edited.updated_at } : {}),
          ...(hasSavedArea ? { area_valid_from: edited.new_area_start } : {}),
        }}
        confirm={async (input) =>
          (confirm === undefined || (await confirm())) && confirmRent(initial, input, toArea(input.fields))
        }
        {...form}
      >
        <EntityTypeField types={types} onChange={setType} />
        {children}
        <TextField name="name" />
        <FormSection title={entityTexts.fields.location}>
          <AddressFields />
        </FormSection>
        {type && type.fields.length > 0 && (
          <FormSection
            title={type.kind === 'estates' ? entityTexts.fields.aboutEstate : entityTexts.fields.aboutEntity}
          >
            <TypeSpecificFields type={type} />
            {hasSavedArea && <AreaStartField savedArea={edited.area} />}
          </FormSection>
        )}
        {type?.rentable === 1 && <AskingRentFields />}
      </SchemaForm>
    </Section>
  );
};
