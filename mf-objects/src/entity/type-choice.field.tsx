import type { EntityType } from '@husrum/contract/entity';
import { FieldFrame, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';
import { texts } from './entity.texts';
import { EntityIcon } from './entity-name';
import './type-choice.css';

interface Props {
  types: readonly EntityType[];
  /** What is asked further down depends on it. */
  onChoose: (type: EntityType) => void;
}

export const TypeChoiceField = ({ types, onChoose }: Props) => {
  const field = useFormField({ name: 'entity_type_id', label: texts.typeChoice });
  const choose = (id: unknown) => {
    const type = types.find((known) => known.id === id);
    if (!type) return;
    field.set(type.id);
    onChoose(type);
  };
  return (
    <FieldFrame field={field} group>
      <Radio.Group
        id={field.id}
        className="type-choice"
        aria-labelledby={`${field.id}-label`}
        value={field.value}
        onChange={(event) => choose(event.target.value)}
      >
        {types.map(({ id, kind, name }) => (
          <Radio.Button key={id} value={id}>
            <EntityIcon kind={kind} /> {name}
          </Radio.Button>
        ))}
      </Radio.Group>
    </FieldFrame>
  );
};
