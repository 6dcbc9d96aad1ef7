import { sendMessage } from '@husrum/api-leases';
import {
  createStorageKey,
  insertFile,
  lockStorage,
  requireStorage,
  reserveStorageKeys,
} from '@husrum/api-objects';
import {
  orNotFound,
  problem,
  type RequestContext,
  sanitizeFileName,
  type TransactionsContext,
} from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { ledgerCalls } from '@husrum/contract/ledger';
import { formatOre } from '@husrum/format';
import { findLedgerTenant } from './ledger.store';
import { ledgerTexts } from './ledger.texts';
import { type LedgerDocument, loadLedgerDocument, toLedgerPdf } from './ledger-pdf';
import type { LedgerScope, TenantLedger } from './read-ledger';

type LedgerMail = ResponseOf<typeof ledgerCalls.mailToTenant>;

/** The address of the tenant. Throws 422 without one. */
const requireEmail = ({ email }: TenantLedger['tenant']): string => {
  if (email === null) throw problem('invalid', { message: ledgerTexts.noAddress });
  return email;
};

/** The company that sends it: the one that is chosen, or the only one of the ledger. */
const findSenderId = ({ companyId }: LedgerScope, { entries }: TenantLedger): number | null => {
  const ids = new Set(entries.map((entry) => entry.companyId));
  const [only = null] = ids.size === 1 ? ids : [];
  return companyId ?? only;
};

interface StoredPdf {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly mimetype: string;
}

/** Stores the PDF among the files of the tenant, and mails it as a message to the tenant. */
const mailStoredPdf = async (
  context: RequestContext,
  { scope, text }: SendLedgerCommand,
  { ledger, to }: LedgerDocument,
  pdf: StoredPdf,
): Promise<LedgerMail> => {
  const { tx, account } = context;
  // The address may have changed since the PDF was drawn.
  const email = requireEmail(orNotFound(await findLedgerTenant(tx, scope.tenantId)));
  await lockStorage(tx);
  await requireStorage(tx, pdf.size);
  const fileId = await insertFile(tx, {
    ...{
      key: pdf.key,
      name: pdf.name,
      alias: pdf.name,
      notice: null,
      size: pdf.size,
      mimetype: pdf.mimetype,
    },
    ...{ fileable_type: 'tenant', fileable_id: scope.tenantId, user_id: account.userId },
  });
  const { id } = await sendMessage(
    context,
    { type: 'tenant', id: scope.tenantId },
    {
      subject: ledgerTexts.mailSubject(to),
      body: ledgerTexts.mailBody({
        ...{ text, to, balance: formatOre(ledger.closingOre), entity: ledger.lease?.entity ?? null },
      }),
      ...{
        excluded_tenant_ids: [],
        file_ids: [fileId],
        sender_id: findSenderId(scope, ledger),
        isBilling: true,
      },
    },
  );
  return { message_id: id, email };
};

interface SendLedgerCommand {
  readonly scope: LedgerScope;
  /** What the user writes to the tenant. */
  readonly text: string | null;
}

/**
 * Mails the ledger to the tenant as a PDF. The PDF is drawn and stored while no transaction is open, and the mail leaves only if the
 * last one commits.
 */
export const sendLedger = async (
  {
    files,
    transaction,
    idempotentTransaction,
  }: Pick<TransactionsContext<LedgerMail>, 'files' | 'transaction' | 'idempotentTransaction'>,
  command: SendLedgerCommand,
) => {
  const { document, key } = await transaction(async (context) => {
    const planned = await loadLedgerDocument(context, command.scope);
    requireEmail(planned.ledger.tenant);
    const reserved = `${createStorageKey(context.account)}.pdf`;
    await reserveStorageKeys(context, [reserved]);
    return { document: planned, key: reserved };
  });
  const { bytes, mimetype, ...file } = await toLedgerPdf(document);
  await files.put(key, bytes, mimetype);
  const pdf = { key, name: sanitizeFileName(file.name), size: bytes.length, mimetype };
  return idempotentTransaction((context) => mailStoredPdf(context, command, document, pdf));
};
