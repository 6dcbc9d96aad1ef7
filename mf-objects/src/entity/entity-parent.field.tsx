import type { Entity, EntityInput } from '@husrum/contract/entity';
import { FormItem, useFormField, useFormikContext } from '@husrum/forms';
import { ModalForm, SelectedItem } from '@husrum/ui';
import { useState } from 'react';
import { entityTexts } from './entity.texts';
import type { EntityPlace } from './entity-parent.rules';
import { ParentPicker } from './parent-picker';

const { selectParent, move } = entityTexts;

interface Props {
  entity: Pick<Entity, 'id' | 'parent_id' | 'company_id'>;
  place: EntityPlace;
  onMove: (place: EntityPlace) => void;
}

/** The field of the company or the object that an object lies under. Another choice moves the object when the form is saved. */
export const EntityParentField = ({ entity, place, onMove }: Props) => {
  const field = useFormField({ name: 'parent_id', label: entityTexts.facts.parent, required: true });
  const { values, setFieldValue } = useFormikContext<EntityInput>();
  const [isPicking, setIsPicking] = useState(false);
  const { parent, company } = place;
  const isMoved = values.parent_id !== entity.parent_id || values.company_id !== entity.company_id;
  const pick = (picked: EntityPlace) => {
    void setFieldValue('company_id', picked.company?.id ?? null);
    field.setValue(picked.parent?.id ?? null);
    onMove(picked);
    setIsPicking(false);
  };
  return (
    <FormItem field={field} hint={isMoved ? move.hint : undefined} group>
      <SelectedItem
        title={parent?.name ?? company?.name}
        detail={parent ? company?.name : undefined}
        changeLabel={move.change}
        onChange={() => setIsPicking(true)}
      />
      <ModalForm title={selectParent.title} open={isPicking} onClose={() => setIsPicking(false)}>
        <div className="h-stack">
          <ParentPicker
            initialKind={parent ? 'entity' : 'company'}
            childTypeId={values.entity_type_id}
            childId={entity.id}
            onPick={pick}
          />
        </div>
      </ModalForm>
    </FormItem>
  );
};
