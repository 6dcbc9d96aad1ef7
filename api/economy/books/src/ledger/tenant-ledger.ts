import { loadLedgerDocument, toLedgerPdf } from './ledger-pdf';

/** A tenant's ledger for the tenant: reading it, and drawing its PDF while no transaction is open. */
export const tenantLedger = { load: loadLedgerDocument, toPdf: toLedgerPdf } as const;
