import type { EntityInput } from '@husrum/contract/entity';
import { FormSection, RentFields, useFormikContext } from '@husrum/forms';
import { texts } from './entity.texts';

const areaOf = ({ area }: EntityInput['fields']): number | null =>
  typeof area === 'number' && area > 0 ? area : null;

/** The rent asked for; per m² once the form knows the area. */
export const FeeFields = () => {
  const { values } = useFormikContext<EntityInput>();
  return (
    <FormSection title="Hyra">
      <RentFields area={areaOf(values.fields)} hint={texts.feeHint} />
    </FormSection>
  );
};
