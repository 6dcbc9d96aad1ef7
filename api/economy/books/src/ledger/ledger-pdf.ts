import {
  A4,
  type FileResponse,
  type PdfCanvas,
  type PdfDocument,
  pageContent,
  pdfColors,
  type RequestContext,
  renderPdf,
} from '@husrum/api-platform';
import { ledgerLineKindLabel } from '@husrum/contract/ledger';
import { formatOre, type LocalDate } from '@husrum/format';
import { ledgerTexts as texts } from './ledger.texts';
import { type LedgerScope, loadLedger, type TenantLedger } from './read-ledger';

export interface LedgerDocument {
  readonly ledger: TenantLedger;
  readonly from: LocalDate | null;
  readonly to: LocalDate;
  readonly today: LocalDate;
}

const FIRST_TOP = 150;
const TOP = 80;
const ROW_HEIGHT = 18;
/** The room for the closing balance and the note below it. */
const END_HEIGHT = 56;
const left = {
  day: pageContent.left,
  kind: pageContent.left + 64,
  invoice: pageContent.left + 172,
  due: pageContent.left + 252,
} as const;
const right = { amount: pageContent.right - 92, balance: pageContent.right } as const;
const body = { size: 9 } as const;
const strong = { size: 9, weight: 'strong' } as const;
const small = { size: 7.5, color: pdfColors.muted } as const;

const companyNames = ({ entries }: TenantLedger): string =>
  [...new Set(entries.flatMap(({ companyName }) => companyName ?? []))].join(', ');

const drawHeader = (canvas: PdfCanvas, { ledger, from, to }: LedgerDocument): void => {
  canvas.text(texts.title, pageContent.right, 66, { size: 25, weight: 'strong', align: 'right' });
  canvas.text(texts.period(from, to), pageContent.right, 82, {
    size: 10,
    color: pdfColors.muted,
    align: 'right',
  });
  const width = pageContent.width / 2;
  const [name = ''] = canvas.wrap(ledger.tenant.name, width, { size: 15, weight: 'strong' });
  canvas.text(name, pageContent.left, 64, { size: 15, weight: 'strong', color: pdfColors.primary });
  const lines = [
    ...canvas.wrap(companyNames(ledger), width, body).slice(0, 2),
    ...(ledger.lease === null ? [] : canvas.wrap(texts.lease(ledger.lease.entity), width, body).slice(0, 2)),
  ];
  for (const [index, line] of lines.entries())
    canvas.text(line, pageContent.left, 82 + index * 12, { ...body, color: pdfColors.muted });
};

/** The titles of the columns, on each page. */
const drawTitles = (canvas: PdfCanvas, baseline: number): void => {
  const { columns } = texts;
  canvas.text(columns.day, left.day, baseline, small);
  canvas.text(columns.kind, left.kind, baseline, small);
  canvas.text(columns.invoice, left.invoice, baseline, small);
  canvas.text(columns.due, left.due, baseline, small);
  canvas.text(columns.amount, right.amount, baseline, { ...small, align: 'right' });
  canvas.text(columns.balance, right.balance, baseline, { ...small, align: 'right' });
};

const drawBalance = (canvas: PdfCanvas, title: string, ore: number, baseline: number): void => {
  canvas.text(title, left.kind, baseline, strong);
  canvas.text(formatOre(ore), right.balance, baseline, { ...strong, align: 'right' });
};

const drawEntry = (canvas: PdfCanvas, entry: TenantLedger['entries'][number], baseline: number): void => {
  canvas.text(entry.day, left.day, baseline, body);
  canvas.text(ledgerLineKindLabel[entry.kind], left.kind, baseline, body);
  const [reference = ''] = canvas.wrap(entry.reference ?? '', left.due - left.invoice - 8, body);
  canvas.text(reference, left.invoice, baseline, body);
  canvas.text(entry.dueAt ?? '', left.due, baseline, body);
  canvas.text(formatOre(entry.ore), right.amount, baseline, { ...body, align: 'right' });
  canvas.text(formatOre(entry.balanceOre), right.balance, baseline, { ...body, align: 'right' });
};

const drawFooters = (canvas: PdfCanvas, pdf: PdfDocument, today: LocalDate): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    canvas.text(texts.printed(today), pageContent.left, A4.height - 36, small);
    canvas.text(texts.page(page + 1, count), pageContent.right, A4.height - 36, { ...small, align: 'right' });
  }
};

/** The ledger of some days as a PDF: the balance before them, every event, and the balance after them. */
const renderLedgerPdf = (document: LedgerDocument): Promise<Buffer> => {
  const { ledger, today } = document;
  const author = companyNames(ledger);
  const textsForFonts = [
    ledger.tenant.name,
    author,
    ...(ledger.lease === null ? [] : [texts.lease(ledger.lease.entity)]),
    ...ledger.entries.flatMap(({ reference }) => reference ?? []),
  ];
  return renderPdf({ title: texts.title, author, creationDay: today, textsForFonts }, (canvas, pdf) => {
    drawHeader(canvas, document);
    drawTitles(canvas, FIRST_TOP - ROW_HEIGHT);
    let baseline = FIRST_TOP;
    const ensureSpace = (height: number): void => {
      if (baseline + height <= pageContent.bottom) return;
      pdf.addPage();
      drawTitles(canvas, TOP - ROW_HEIGHT);
      baseline = TOP;
    };
    drawBalance(canvas, texts.opening, ledger.openingOre, baseline);
    baseline += ROW_HEIGHT;
    if (ledger.entries.length === 0) {
      canvas.text(texts.noEntries, left.kind, baseline, body);
      baseline += ROW_HEIGHT;
    }
    for (const entry of ledger.entries) {
      ensureSpace(ROW_HEIGHT);
      drawEntry(canvas, entry, baseline);
      canvas.line(pageContent.left, baseline + 6, pageContent.width, { weight: 0.4 });
      baseline += ROW_HEIGHT;
    }
    ensureSpace(END_HEIGHT);
    drawBalance(canvas, texts.closing, ledger.closingOre, baseline);
    canvas.text(texts.creditNote, left.kind, baseline + ROW_HEIGHT, small);
    if (ledger.lease !== null)
      canvas.text(
        texts.leaseNote(formatOre(ledger.tenantClosingOre)),
        left.kind,
        baseline + ROW_HEIGHT + 11,
        small,
      );
    drawFooters(canvas, pdf, today);
  });
};

/** The ledger as it is now, with its days. */
export const loadLedgerDocument = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  scope: LedgerScope,
): Promise<LedgerDocument> => {
  const today = clock.today();
  return { ledger: await loadLedger(tx, scope), from: scope.from, to: scope.to ?? today, today };
};

/** It needs no database, so that it can be drawn while no transaction is open. */
export const toLedgerPdf = async (
  document: LedgerDocument,
): Promise<FileResponse & { readonly bytes: Buffer }> => ({
  name: texts.pdfName(document.ledger.tenant.name, document.to),
  mimetype: 'application/pdf',
  bytes: await renderLedgerPdf(document),
});

export const printLedger = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  scope: LedgerScope,
): Promise<FileResponse> => toLedgerPdf(await loadLedgerDocument(context, scope));
