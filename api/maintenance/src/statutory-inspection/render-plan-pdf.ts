import {
  A4,
  type PdfCanvas,
  type PdfDocument,
  pageContent,
  pdfColors,
  renderPdf,
} from '@husrum/api-platform';
import type { InspectionPlanRow } from '@husrum/contract/statutory-inspection';
import { formatEntityName, formatKronor, type LocalDate } from '@husrum/format';
import { describeOverdue, groupPlan, type PlanSection, sumBudget, sumCost } from './plan-document.rules';
import { planDocumentTexts as texts } from './plan-document.texts';

export interface PlanDocument {
  readonly year: number;
  /** The name of the company, or of the business when the plan has all its companies. */
  readonly owner: string;
  readonly rows: readonly InspectionPlanRow[];
  readonly today: LocalDate;
}

const TOP = 60;
const FIRST_TOP = 140;
const LINE_HEIGHT = 12;
const SMALL_LINE_HEIGHT = 10;
const ROW_PADDING = 5;
const SECTION_HEIGHT = 34;
const ENTITY_LEFT = pageContent.left + 62;
const TITLE_LEFT = pageContent.left + 205;
const AMOUNT_WIDTH = 72;
const BUDGET_RIGHT = pageContent.right - AMOUNT_WIDTH;
const TABLE_TOP = 118;
const body = { size: 9 } as const;
const strong = { size: 9, weight: 'strong' } as const;
const small = { size: 7.5, color: pdfColors.muted } as const;

const nameOf = ({ entity, company }: InspectionPlanRow): string =>
  entity ? formatEntityName(entity) : company.name;

const drawHeader = (canvas: PdfCanvas, { year, owner }: PlanDocument): void => {
  canvas.text(owner, pageContent.left, 64, { size: 15, weight: 'strong', color: pdfColors.primary });
  canvas.text(texts.title(year), pageContent.right, 66, { size: 25, weight: 'strong', align: 'right' });
  canvas.text(texts.subtitle, pageContent.right, 82, { size: 10, color: pdfColors.muted, align: 'right' });
  canvas.text(texts.budget, BUDGET_RIGHT, TABLE_TOP, { ...small, align: 'right' });
  canvas.text(texts.cost, pageContent.right, TABLE_TOP, { ...small, align: 'right' });
};

/** Draws the known amounts, right-aligned under their headings. */
const drawAmounts = (
  canvas: PdfCanvas,
  { budget, cost }: { readonly budget: number | null; readonly cost: number | null },
  baseline: number,
  style: typeof body | typeof strong,
): void => {
  if (budget !== null)
    canvas.text(formatKronor(budget), BUDGET_RIGHT, baseline, { ...style, align: 'right' });
  if (cost !== null)
    canvas.text(formatKronor(cost), pageContent.right, baseline, { ...style, align: 'right' });
};

/** Wraps the texts of a row into lines, and computes its height. */
const layoutRow = (canvas: PdfCanvas, row: InspectionPlanRow) => {
  const titleWidth = BUDGET_RIGHT - AMOUNT_WIDTH - TITLE_LEFT;
  const entity = canvas.wrap(nameOf(row), TITLE_LEFT - ENTITY_LEFT - 10, body);
  const title = canvas.wrap(row.title, titleWidth, body);
  const source = row.source === null ? [] : canvas.wrap(row.source, titleWidth, small);
  const dayLines = row.overdue || row.done ? 2 : 1;
  const leftHeight = Math.max(entity.length, dayLines) * LINE_HEIGHT;
  const height =
    Math.max(leftHeight, title.length * LINE_HEIGHT + source.length * SMALL_LINE_HEIGHT) + 2 * ROW_PADDING;
  return { entity, title, source, height };
};

const drawRow = (
  canvas: PdfCanvas,
  row: InspectionPlanRow,
  { entity, title, source }: ReturnType<typeof layoutRow>,
  top: number,
): void => {
  const baseline = top + ROW_PADDING + 9;
  canvas.text(row.day, pageContent.left, baseline, {
    ...body,
    ...(row.overdue ? { color: pdfColors.warning } : {}),
  });
  const overdue = describeOverdue(row);
  if (overdue !== null)
    canvas.text(overdue, pageContent.left, baseline + LINE_HEIGHT, { size: 7.5, color: pdfColors.warning });
  if (row.done) canvas.text(texts.done, pageContent.left, baseline + LINE_HEIGHT, small);
  for (const [index, line] of entity.entries())
    canvas.text(line, ENTITY_LEFT, baseline + index * LINE_HEIGHT, body);
  for (const [index, line] of title.entries())
    canvas.text(line, TITLE_LEFT, baseline + index * LINE_HEIGHT, body);
  const sourceTop = baseline + (title.length - 1) * LINE_HEIGHT + 11;
  for (const [index, line] of source.entries())
    canvas.text(line, TITLE_LEFT, sourceTop + index * SMALL_LINE_HEIGHT, small);
  drawAmounts(canvas, row, baseline, body);
};

const drawSectionHead = (canvas: PdfCanvas, { month, budget, cost }: PlanSection, top: number): void => {
  canvas.text(texts.month(month), pageContent.left, top + 18, { size: 12, weight: 'strong' });
  drawAmounts(canvas, { budget: budget || null, cost: cost || null }, top + 18, strong);
  canvas.line(pageContent.left, top + 25, pageContent.width, { color: pdfColors.primary, weight: 1 });
};

const drawFooters = (canvas: PdfCanvas, pdf: PdfDocument, { today }: PlanDocument): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    canvas.text(texts.printed(today), pageContent.left, A4.height - 36, small);
    canvas.text(texts.page(page + 1, count), pageContent.right, A4.height - 36, { ...small, align: 'right' });
  }
};

/** The yearly plan as a PDF, month by month. */
export const renderPlanPdf = (plan: PlanDocument): Promise<Buffer> => {
  const { year, owner, rows, today } = plan;
  const textsForFonts = [owner, ...rows.flatMap((row) => [nameOf(row), row.title])];
  return renderPdf(
    { title: texts.title(year), author: owner, creationDay: today, textsForFonts },
    (canvas, pdf) => {
      drawHeader(canvas, plan);
      let top = FIRST_TOP;
      /** Starts a new page if the height does not fit on this one. */
      const ensureSpace = (height: number): void => {
        if (top + height <= pageContent.bottom) return;
        pdf.addPage();
        top = TOP;
      };
      if (rows.length === 0) canvas.text(texts.empty, pageContent.left, top, body);
      for (const section of groupPlan(rows, year)) {
        // A heading and its first row must be on the same page.
        const [firstRow] = section.rows;
        ensureSpace(SECTION_HEIGHT + (firstRow ? layoutRow(canvas, firstRow).height : 0));
        drawSectionHead(canvas, section, top);
        top += SECTION_HEIGHT;
        for (const row of section.rows) {
          const layout = layoutRow(canvas, row);
          ensureSpace(layout.height);
          drawRow(canvas, row, layout, top);
          top += layout.height;
          canvas.line(pageContent.left, top, pageContent.width, { weight: 0.4 });
        }
        top += 14;
      }
      ensureSpace(60);
      canvas.text(texts.yearTotal(year), pageContent.left, top + 20, { size: 11, weight: 'strong' });
      drawAmounts(canvas, { budget: sumBudget(rows), cost: sumCost(rows) }, top + 20, strong);
      for (const [index, line] of canvas.wrap(texts.budgetNote, pageContent.width, small).entries())
        canvas.text(line, pageContent.left, top + 36 + index * SMALL_LINE_HEIGHT, small);
      drawFooters(canvas, pdf, plan);
    },
  );
};
