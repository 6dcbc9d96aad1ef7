import { paymentIntervalLabel } from '@husrum/contract/lease';
import { formatKronor } from '@husrum/format';
import { labelled, savedValues } from '../platform/errors';

interface WithFields {
  readonly fields: object;
}

const formats = {
  company_id: null,
  parent_id: null,
  entity_type_id: null,
  fee: (value: unknown) => formatKronor(Number(value)),
  payment_interval: labelled(paymentIntervalLabel),
} as const;

/** For each field that differs from the stored object, a message with the stored value. The own fields are under `fields.`. */
export const listSavedFields = (stored: WithFields, sent: WithFields): Record<string, readonly string[]> => {
  const { fields: storedFields, ...storedColumns } = stored;
  const { fields: sentFields, ...sentColumns } = sent;
  const ownFields = Object.entries(savedValues(storedFields, sentFields));
  return {
    ...savedValues(storedColumns, sentColumns, formats),
    ...Object.fromEntries(ownFields.map(([key, texts]) => [`fields.${key}`, texts])),
  };
};
