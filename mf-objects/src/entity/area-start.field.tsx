import type { EntityInput } from '@husrum/contract/entity';
import { DateField, useFormikContext } from '@husrum/forms';
import { entityTexts } from './entity.texts';

/** From when a changed area applies. Nothing while the area is what it was. */
export const AreaStartField = ({ area }: { area: number | null }) => {
  const { values } = useFormikContext<EntityInput>();
  const changed = values.fields.area;
  return changed === area ? null : (
    <DateField
      name="area_valid_from"
      label={entityTexts.fields.areaValidFrom}
      hint={entityTexts.fields.areaValidFromHint}
    />
  );
};
