import type { InvoicingConfig } from '@husrum/contract/company';
import { saveAutoFrom } from '../job-run/company-run.store';
import { startAuto } from '../job-run/start-auto';
import { invalid } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { checkInvoicing, type InvoicingInput } from './company.rules';
import { saveInvoicing } from './company.store';
import { showInvoicing } from './show-company';

export const updateInvoicing = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  companyId: number,
  input: InvoicingInput,
): Promise<InvoicingConfig> => {
  const before = await showInvoicing(tx, companyId);
  const { value, errors } = checkInvoicing(input);
  if (errors) throw invalid(errors);
  await saveInvoicing(tx, companyId, value);
  if (value.auto_enabled && !before.auto_enabled) {
    const settings = { generateDay: value.generate_day, generatePeriod: value.generate_period };
    await startAuto(tx, companyId, settings, clock.today());
  }
  if (!value.auto_enabled) await saveAutoFrom(tx, companyId, null);
  return showInvoicing(tx, companyId);
};
