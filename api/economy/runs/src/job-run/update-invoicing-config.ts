import { listChoosableIntegrations, removeDimensions } from '@husrum/api-connections';
import { recheckUnsentInvoices } from '@husrum/api-invoicing';
import { invoicingConfig } from '@husrum/api-objects';
import { invalidInput, type RequestContext } from '@husrum/api-platform';
import type { InvoicingConfig } from '@husrum/contract/company';
import { accountingNames } from '@husrum/contract/integration';
import { jobRunTexts } from './job-run.texts';
import { startAutoInvoicing } from './start-auto-invoicing';

/** The numbers of the company that invoices must show: without one of them an invoice can have the status ERROR (D-8). */
const printedNumbers = ['bankgiro', 'plusgiro', 'vat'] as const;

/** A company can only invoice through an accounting program that the business is connected to. */
const requireAccountingIntegration = async (tx: RequestContext['tx'], id: number): Promise<void> => {
  const choosable = await listChoosableIntegrations(tx, accountingNames);
  if (!choosable.some((integration) => integration.id === id))
    throw invalidInput({ integration_id: [jobRunTexts.chooseIntegration] });
};

/**
 * Saves the invoicing settings of a company. Automatic invoicing, when turned on, starts with `firstMonthToGenerate`, the first
 * month whose generation day is after today (docs/domain-rules.md, D-8).
 */
export const updateInvoicingConfig = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  companyId: number,
  command: Parameters<typeof invoicingConfig.change>[2],
): Promise<InvoicingConfig> => {
  const { tx, clock } = context;
  const { before, saved: value } = await invoicingConfig.change(context, companyId, command, (id) =>
    requireAccountingIntegration(tx, id),
  );
  const movesToOtherProgram =
    before.integration_id !== null &&
    value.integration_id !== null &&
    before.integration_id !== value.integration_id;
  // Cost centres and projects exist in one program only.
  if (movesToOtherProgram) await removeDimensions(tx, { companyId });
  if (value.auto_enabled && !before.auto_enabled) {
    const settings = { generateDay: value.generate_day, generatePeriod: value.generate_period };
    await startAutoInvoicing(tx, companyId, settings, clock.today());
  }
  if (!value.auto_enabled) await invoicingConfig.saveAutoStart(tx, companyId, null);
  if (printedNumbers.some((name) => value[name] !== before[name]))
    await recheckUnsentInvoices(tx, companyId, clock.today());
  return invoicingConfig.read(context, companyId);
};
