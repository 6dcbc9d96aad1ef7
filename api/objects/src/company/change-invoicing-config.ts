import {
  invalidInput,
  labelled,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import { generatePeriodLabel, type InvoicingConfig, paymentTermLabel } from '@husrum/contract/company';
import { type InvoicingConfigValues, validateInvoicingConfig } from './company.rules';
import { lockInvoicingConfig, saveInvoicingConfig } from './company.store';
import { readInvoicingConfig } from './read-company';

/** How the answer to a conflict writes the values that somebody else has saved. An id (null) says nothing to a user. */
const savedFormats = {
  terms_of_payment: labelled(paymentTermLabel),
  generate_period: labelled(generatePeriodLabel),
  integration_id: null,
} as const;

interface ChangeInvoicingConfigCommand extends InvoicingConfigValues {
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

/**
 * Saves the invoicing settings of a company. Returns those of before, and the saved ones. `requireIntegration` throws unless the
 * company can invoice through the connection.
 */
export const changeInvoicingConfig = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  companyId: number,
  { updated_at, ...input }: ChangeInvoicingConfigCommand,
  requireIntegration: (integrationId: number) => Promise<void>,
): Promise<{ before: InvoicingConfig; saved: InvoicingConfigValues }> => {
  const { tx } = context;
  await lockInvoicingConfig(tx, companyId);
  const before = await readInvoicingConfig(context, companyId);
  const { value, errors } = validateInvoicingConfig(input);
  if (errors) throw invalidInput(errors);
  if (value.integration_id !== null) await requireIntegration(value.integration_id);
  requireUnchanged(before, updated_at, () => savedValues(before, value, savedFormats));
  await saveInvoicingConfig(tx, companyId, value);
  return { before, saved: value };
};
