import { accountingInvoices, accountingTasks } from '@husrum/api-connections';
import type { Settings, Tx } from '@husrum/api-platform';
import { integrationLabel } from '@husrum/contract/integration';
import type { InvoiceAccounting } from '@husrum/contract/invoice';
import { accountingTexts, waitingTexts } from './accounting.texts';
import { isAccountingType } from './accounting-changes';
import type { Invoice } from './invoice.store';

const isSimulated = (settings: Pick<Settings, 'fortnox' | 'visma'>, name: 'FORTNOX' | 'VISMA') =>
  (name === 'FORTNOX' ? settings.fortnox : settings.visma)?.isSimulated ?? false;

/** The state of the invoice in its accounting program, for its detail page. */
export const readAccounting = async (
  tx: Tx,
  { id, invoice_type, error }: Pick<Invoice, 'id' | 'invoice_type' | 'error'>,
  settings: Pick<Settings, 'fortnox' | 'visma'>,
): Promise<InvoiceAccounting | null> => {
  if (!isAccountingType(invoice_type)) return null;
  const record = await accountingInvoices.find(tx, id);
  if (record === undefined) return null;
  const service = integrationLabel[invoice_type];
  const openTasks = await accountingTasks.listOpen(tx, id);
  const stopped = openTasks.find(({ state }) => state === 'STOPPED');
  const [next] = openTasks;
  const isConnected = record.integration_id !== null;
  return {
    service,
    is_simulated: isSimulated(settings, invoice_type),
    number: record.number,
    state: record.state,
    synced_at: record.synced_at,
    sync_error:
      stopped?.error ??
      record.sync_error ??
      (isConnected ? null : (error ?? accountingTexts.connectionGoneSent(invoice_type))),
    waiting: next === undefined || stopped !== undefined ? null : waitingTexts[next.kind](service),
    can_retry: stopped !== undefined && isConnected,
    is_connected: isConnected,
  };
};
