import { NumberField } from '@husrum/forms';
import { maintenanceTexts } from './maintenance.texts';

/** The number of days after which the activity is repeated. */
export const RepetitionIntervalField = ({ disabled = false }: { disabled?: boolean }) => (
  <NumberField
    name="reschedule_in"
    decimals={0}
    hint={maintenanceTexts.repetitionIntervalHint}
    disabled={disabled}
  />
);
