import type { InvoicingConfig } from '@husrum/contract';
import type { Tx } from '../platform/db';
import { invalid } from '../platform/errors';
import { checkInvoicing, type InvoicingInput } from './company.rules';
import { saveInvoicing } from './company.store';
import { showInvoicing } from './show-company';

export const updateInvoicing = async (
  tx: Tx,
  companyId: number,
  input: InvoicingInput,
): Promise<InvoicingConfig> => {
  await showInvoicing(tx, companyId);
  const { value, errors } = checkInvoicing(input);
  if (errors) throw invalid(errors);
  await saveInvoicing(tx, companyId, value);
  return showInvoicing(tx, companyId);
};
