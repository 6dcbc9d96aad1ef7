import type { ActorContext, Job } from '@husrum/api-platform';
import { defineMailing, type MailedKind } from './define-mailing';
import {
  type PlannedDocument,
  type PreparedDocument,
  type PrintedKind,
  prepareDocuments,
  type RenderContext,
} from './prepare-documents';

interface Row {
  readonly id: number;
}

/**
 * A kind of document that tenants get as a PDF: on paper, or attached to a mail. `Source` is the row that a document is made from,
 * `Planned` what is printed, `Sent` the row after the sending, and `Mailed` what the mail says.
 */
interface DocumentKind<Source extends Row, Planned extends PlannedDocument, Sent extends Row, Mailed>
  extends MailedKind<Mailed>,
    PrintedKind<Planned> {
  /** What the documents are if they are sent now. */
  plan(context: ActorContext, rows: readonly Source[]): Promise<readonly Planned[]>;
  /** The versions of the data now, by id. */
  findVersions(context: ActorContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Saves that the documents are sent, by mail or in another way. */
  recordSent(
    context: ActorContext,
    documents: readonly { readonly row: Source; readonly prepared: PreparedDocument<Planned> }[],
  ): Promise<readonly Sent[]>;
  /** Reads what the mails say besides the documents. */
  loadMailed(
    context: ActorContext,
    sent: readonly (Sent & { readonly to: string })[],
  ): Promise<readonly Mailed[]>;
  /** Saves to whom the documents were mailed. */
  recordMailed(context: ActorContext, mailed: readonly Mailed[]): Promise<void>;
}

interface Documents<Source, Planned, Sent> {
  /** Stores the PDFs of the rows that `select` locks and returns, before the transaction that sends them. */
  prepare(
    context: RenderContext,
    select: (context: ActorContext) => Promise<readonly Source[]>,
  ): Promise<ReadonlyMap<number, PreparedDocument<Planned>>>;
  /**
   * Records documents as sent without mailing them. The transaction must have locked the rows. A document without a PDF, or whose
   * data has changed since it was prepared, is left as it is and is not in the result.
   */
  markSent(
    context: ActorContext,
    rows: readonly Source[],
    prepared: ReadonlyMap<number, PreparedDocument<Planned>>,
  ): Promise<readonly Sent[]>;
  /**
   * Mails documents with their PDFs, and records them as sent. Returns the rows that have changed since they were prepared, which
   * are not sent. A mail leaves only if the transaction commits.
   */
  send(
    context: ActorContext,
    recipients: readonly { readonly row: Source; readonly to: string }[],
    prepared: ReadonlyMap<number, PreparedDocument<Planned>>,
  ): Promise<Source[]>;
  /** The job that records that a mail could not be delivered. */
  readonly undeliveredJob: Job;
}

/** Declares a kind of document once (docs/guides/document.md). */
export const defineDocument = <Source extends Row, Planned extends PlannedDocument, Sent extends Row, Mailed>(
  kind: DocumentKind<Source, Planned, Sent, Mailed>,
): Documents<Source, Planned, Sent> => {
  const { mail, undeliveredJob } = defineMailing(kind);
  const markSent: Documents<Source, Planned, Sent>['markSent'] = async (context, rows, prepared) => {
    const versions = await kind.findVersions(
      context,
      rows.map(({ id }) => id),
    );
    const unchanged = rows.flatMap((row) => {
      const document = prepared.get(row.id);
      return document !== undefined && document.version === versions.get(row.id)
        ? [{ row, prepared: document }]
        : [];
    });
    return unchanged.length === 0 ? [] : kind.recordSent(context, unchanged);
  };
  return {
    prepare: (context, select) =>
      prepareDocuments(context, async (actor) => kind.plan(actor, await select(actor)), kind),
    markSent,
    send: async (context, recipients, prepared) => {
      const rows = recipients.map(({ row }) => row);
      const sent = new Map((await markSent(context, rows, prepared)).map((each) => [each.id, each]));
      const addressed = recipients.flatMap(({ row, to }) => {
        const document = sent.get(row.id);
        return document === undefined ? [] : [{ ...document, to }];
      });
      if (addressed.length > 0) {
        const mailed = await kind.loadMailed(context, addressed);
        await mail(context, mailed);
        await kind.recordMailed(context, mailed);
      }
      return rows.filter(({ id }) => !sent.has(id));
    },
    undeliveredJob,
  };
};
