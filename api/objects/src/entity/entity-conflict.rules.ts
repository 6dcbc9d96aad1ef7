import { labelled, savedValues } from '@husrum/api-platform';
import { paymentIntervalLabel } from '@husrum/contract/lease';
import { formatKronor } from '@husrum/format';

interface WithFields {
  readonly fields: object;
}

/** How stored values are written in the messages. Null: the value is an id, which says nothing to a user. */
const formats = {
  company_id: null,
  parent_id: null,
  entity_type_id: null,
  fee: (value: unknown) => formatKronor(Number(value)),
  payment_interval: labelled(paymentIntervalLabel),
} as const;

/**
 * For each sent value that differs from the stored one, a message with the stored value. The keys of the fields that only
 * the object's type has begin with `fields.`.
 */
export const listSavedFields = (stored: WithFields, sent: WithFields): Record<string, readonly string[]> => {
  const { fields: storedFields, ...storedColumns } = stored;
  const { fields: sentFields, ...sentColumns } = sent;
  const typeFields = Object.entries(savedValues(storedFields, sentFields));
  return {
    ...savedValues(storedColumns, sentColumns, formats),
    ...Object.fromEntries(typeFields.map(([key, texts]) => [`fields.${key}`, texts])),
  };
};
