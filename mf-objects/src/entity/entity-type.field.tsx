import type { EntityType } from '@husrum/contract/entity';
import { FormItem, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';
import { entityTexts } from './entity.texts';
import { EntityIcon } from './entity-name';
import './entity-type.css';

interface Props {
  types: readonly EntityType[];
  /** The form shows the fields of the selected type. */
  onChange: (type: EntityType) => void;
}

export const EntityTypeField = ({ types, onChange }: Props) => {
  const field = useFormField({ name: 'entity_type_id', label: entityTexts.fields.type });
  const select = (id: unknown) => {
    const type = types.find((candidate) => candidate.id === id);
    if (!type) return;
    field.setValue(type.id);
    onChange(type);
  };
  return (
    <FormItem field={field} group>
      <Radio.Group
        id={field.id}
        className="entity-type"
        aria-labelledby={`${field.id}-label`}
        value={field.value}
        onChange={(event) => select(event.target.value)}
      >
        {types.map(({ id, kind, name }) => (
          <Radio.Button key={id} value={id}>
            <EntityIcon kind={kind} /> {name}
          </Radio.Button>
        ))}
      </Radio.Group>
    </FormItem>
  );
};
