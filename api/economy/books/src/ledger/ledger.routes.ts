import { type Route, serveReadOnly, serveWithTransactions } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import { ledgerCalls } from '@husrum/contract/ledger';
import { printLedger } from './ledger-pdf';
import { exportAged, exportLedger } from './ledger-sheets';
import { type AgedScope, readAged } from './read-aged';
import { type LedgerScope, readLedger } from './read-ledger';
import { sendLedger } from './send-ledger';

const toLedgerScope = (
  tenantId: number,
  { company_id, lease_id, from, to }: QueryOf<typeof ledgerCalls.sheetOfTenant>,
): LedgerScope => ({
  ...{ tenantId, companyId: company_id ?? null, leaseId: lease_id ?? null },
  ...{ from: from ?? null, to: to ?? null },
});

const toAgedScope = ({ day, by, company_id }: QueryOf<typeof ledgerCalls.agedSheet>): AgedScope => ({
  day: day ?? null,
  by,
  companyId: company_id ?? null,
});

export const ledgerRoutes: readonly Route[] = [
  serveReadOnly(ledgerCalls.ofTenant, ({ params, query }, context) =>
    readLedger(context, toLedgerScope(params.id, query), query),
  ),
  serveReadOnly(ledgerCalls.sheetOfTenant, ({ params, query }, context) =>
    exportLedger(context, toLedgerScope(params.id, query)),
  ),
  serveReadOnly(ledgerCalls.pdfOfTenant, ({ params, query }, context) =>
    printLedger(context, toLedgerScope(params.id, query)),
  ),
  serveWithTransactions(ledgerCalls.mailToTenant, ({ params, body: { text, ...filters } }, context) =>
    sendLedger(context, { scope: toLedgerScope(params.id, filters), text }),
  ),
  serveReadOnly(ledgerCalls.aged, ({ query }, context) => readAged(context, toAgedScope(query), query)),
  serveReadOnly(ledgerCalls.agedSheet, ({ query }, context) => exportAged(context, toAgedScope(query))),
];
