import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import { choice, output } from '../../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { invoiceDetail } from '../../invoicing/invoice/invoice.schema';
import { divergenceDecisions, divergenceRow } from './divergence.schema';
import { importReport, MAX_IMPORT_ROWS } from './import.schema';

/** The open and refused tasks of an accounting program, its divergences from our invoices, and the import of its customers. */
export const accountingSyncCalls = defineCalls('accountingSync', {
  /** Retries the refused tasks of one invoice at once. */
  retryInvoice: call({
    method: 'POST',
    path: '/api/accounting-sync/invoice/{id}/retry',
    summary: 'Försök igen i bokföringsprogrammet med en hyresavi',
    needsIntegration: true,
    response: invoiceDetail,
  }),
  /** The tasks are tried in the background. */
  retryAll: call({
    method: 'POST',
    path: '/api/accounting-sync/retry',
    summary: 'Försök igen i bokföringsprogrammet med alla hyresavier som har stannat',
    response: yup.object({
      /** Number of invoices. */
      count: output.number(),
    }),
  }),

  /** Runs the open tasks and reads back what has changed in the program at once, instead of during the next night. */
  run: call({
    method: 'POST',
    path: '/api/accounting-sync/{id}/run',
    summary: 'Synkronisera med bokföringsprogrammet nu',
    needsIntegration: true,
    response: yup.object({
      message: output.text(),
      /** The number of payments that were registered here. */
      payments: output.number(),
      /** The number of new divergences. */
      divergences: output.number(),
      /** The number of invoices whose synchronisation stopped because of a refusal. */
      stopped: output.number(),
    }),
  }),
  divergences: call({
    method: 'GET',
    path: '/api/accounting-sync/divergences',
    summary: 'Skillnader mot bokföringsprogrammet som ingen har avgjort',
    query: listQuery(sortBy('created_at'), { invoice_id: yup.number().integer() }),
    response: page(divergenceRow.required()),
  }),
  divergenceCount: call({
    method: 'GET',
    path: '/api/accounting-sync/divergences/count',
    summary: 'Antal skillnader mot bokföringsprogrammet',
    response: yup.object({ count: output.number() }),
  }),
  decide: call({
    method: 'POST',
    path: '/api/accounting-sync/divergences/{id}/decide',
    summary: 'Avgör en skillnad mot bokföringsprogrammet',
    body: yup.object({ decision: choice('Beslut', divergenceDecisions) }),
    response: messageResponse,
    idempotent: true,
  }),
  /** Reads only: nothing is stored. */
  previewImport: call({
    method: 'POST',
    path: '/api/accounting-sync/{id}/import/preview',
    summary: 'Jämför kunder och öppna fakturor med hyresgäster och uthyrningar',
    needsIntegration: true,
    response: importReport,
  }),
  /** Stores which customer corresponds to each tenant. Nothing is written in the accounting program. */
  linkCustomers: call({
    method: 'POST',
    path: '/api/accounting-sync/{id}/import',
    summary: 'Koppla hyresgäster till kunder i bokföringsprogrammet',
    needsIntegration: true,
    body: yup.object({
      links: yup
        .array()
        .of(
          yup
            .object({
              tenant_id: yup.number().integer().min(1).required(),
              customer_id: yup.string().max(100).required(),
            })
            .required(),
        )
        .label('Kopplingar')
        .min(1, 'Välj minst en hyresgäst att koppla')
        .max(MAX_IMPORT_ROWS)
        .required(),
    }),
    response: yup.object({ message: output.text(), linked: output.number() }),
  }),
});
