import { problem, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { isConnectedToFortnox, saveAutogiro, tenantExists } from './tenant.store';
import { tenantTexts } from './tenant.texts';

interface Mandate {
  /** The first due date that the tenant pays by autogiro. */
  readonly from: LocalDate;
  /** Who registers it. */
  readonly userId: number;
}

/** Registers the tenant's mandate. Throws 424 unless a company that the tenant rents from uses Fortnox. */
export const registerAutogiro = async (tx: Tx, tenantId: number, mandate: Mandate): Promise<void> => {
  if (!(await tenantExists(tx, tenantId))) throw problem('notFound');
  if (!(await isConnectedToFortnox(tx, tenantId)))
    throw problem('notConnected', { message: tenantTexts.autogiroNeedsFortnox });
  await saveAutogiro(tx, tenantId, mandate);
};

export const endAutogiro = async (tx: Tx, tenantId: number): Promise<void> => {
  if (!(await saveAutogiro(tx, tenantId, null))) throw problem('notFound');
};
