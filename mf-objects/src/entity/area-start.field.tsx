import type { EntityInput } from '@husrum/contract/entity';
import { DateField, useFormikContext } from '@husrum/forms';
import { entityTexts } from './entity.texts';

/** The field of the first day of a changed area. Renders nothing while the area in the form is the saved one. */
export const AreaStartField = ({ savedArea }: { savedArea: number | null }) => {
  const { values } = useFormikContext<EntityInput>();
  const newArea = values.fields.area;
  return newArea === savedArea ? null : (
    <DateField
      name="area_valid_from"
      label={entityTexts.fields.areaValidFrom}
      hint={entityTexts.fields.areaValidFromHint}
    />
  );
};
