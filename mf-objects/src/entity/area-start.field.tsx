import type { EntityInput } from '@husrum/contract/entity';
import { DateField, useFormikContext } from '@husrum/forms';
import { entityTexts } from './entity.texts';

/** The first day of a new area. Renders nothing while the area is unchanged; `area` is the saved area. */
export const AreaStartField = ({ area }: { area: number | null }) => {
  const { values } = useFormikContext<EntityInput>();
  const newArea = values.fields.area;
  return newArea === area ? null : (
    <DateField
      name="area_valid_from"
      label={entityTexts.fields.areaValidFrom}
      hint={entityTexts.fields.areaValidFromHint}
    />
  );
};
