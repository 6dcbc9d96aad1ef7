import type { EntityInput } from '@husrum/contract/entity';
import { FormSection, RentFields, useFormikContext } from '@husrum/forms';
import { entityTexts } from './entity.texts';

/** The area in m², or null when it is unknown. */
export const toArea = ({ area }: EntityInput['fields']): number | null =>
  typeof area === 'number' && area > 0 ? area : null;

/** The fields of the asking rent, which can be per m² once the area is filled in. */
export const AskingRentFields = () => {
  const { values } = useFormikContext<EntityInput>();
  return (
    <FormSection title={entityTexts.fields.rent}>
      <RentFields areaM2={toArea(values.fields)} hint={entityTexts.fields.rentHint} />
    </FormSection>
  );
};
