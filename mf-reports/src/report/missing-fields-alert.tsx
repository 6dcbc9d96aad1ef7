import { Alert } from '@husrum/ui/core';
import { reportTexts } from './report.texts';

/** Lists the fields of a saved or shared report that no longer exist. */
export const MissingFieldsAlert = ({ fields }: { fields: readonly string[] }) =>
  fields.length === 0 ? null : (
    <Alert
      type="warning"
      showIcon
      title={reportTexts.missingFields}
      description={reportTexts.missingFieldsText(fields.join(', '))}
    />
  );
