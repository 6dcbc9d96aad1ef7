import { type PdfCanvas, type PdfDocument, pageContent, pdfColors, renderPdf } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import type { LeaseContractData } from './lease-contract';
import { type AgreementTemplateFields, type ContractSection, contractSections } from './lease-contract.rules';
import { leaseContractTexts as texts } from './lease-contract.texts';

const TEXT = { size: 10 } as const;
const SMALL = { size: 8, color: pdfColors.muted } as const;
// Heights and positions are in points, from the top left corner of the page.
const LINE_HEIGHT = 14;
const PARAGRAPH_GAP = 6;
const SECTION_GAP = 12;
const PAGE_TOP = 64;
const FOOTER_Y = 806;
const VALUE_LEFT = pageContent.left + 120;
const SIGNATURE_HEIGHT = 120;
/** A paragraph of at most this many lines is not divided between pages. */
const MAX_UNDIVIDED_LINES = 6;

type Party = { readonly role: string; readonly name: string; readonly details: readonly string[] };

const toParties = (lease: LeaseContractData): readonly Party[] => [
  {
    role: texts.landlord,
    name: lease.landlord_name,
    details: [
      texts.organisationNumber(lease.landlord_number),
      `${lease.landlord_address}, ${lease.landlord_postal_code} ${lease.landlord_city}`,
      [lease.landlord_email, lease.landlord_phone].filter((part) => part !== null).join(', '),
    ],
  },
  ...lease.tenants.map(({ name, identifier, organisation, email, phone }) => ({
    role: texts.tenant,
    name,
    details: [
      organisation ? texts.organisationNumber(identifier) : texts.personalNumber(identifier),
      [email, phone].filter((part) => part !== null).join(', '),
    ],
  })),
];

/** Writes from the top of a page downwards, and continues on the next page. */
const createFlow = (canvas: PdfCanvas, pdf: PdfDocument) => {
  let y = PAGE_TOP;
  /** Starts a new page unless `height` points fit on this one. */
  const reserve = (height: number): void => {
    if (y + height <= pageContent.bottom) return;
    pdf.addPage();
    y = PAGE_TOP;
  };
  const write = (lines: readonly string[], left: number, style: Parameters<PdfCanvas['text']>[3]): void => {
    for (const line of lines) {
      reserve(LINE_HEIGHT);
      canvas.text(line, left, y, style);
      y += LINE_HEIGHT;
    }
  };
  return {
    reserve,
    space: (height: number): void => {
      y += height;
    },
    heading: (text: string): void => {
      reserve(LINE_HEIGHT * 4);
      canvas.text(text, pageContent.left, y, { size: 12, weight: 'strong' });
      canvas.line(pageContent.left, y + 5, pageContent.width, { color: pdfColors.primary, weight: 1 });
      y += LINE_HEIGHT + 8;
    },
    paragraph: (text: string): void => {
      const lines = canvas.wrap(text, pageContent.width, TEXT);
      reserve(LINE_HEIGHT * Math.min(lines.length, MAX_UNDIVIDED_LINES));
      write(lines, pageContent.left, TEXT);
      y += PARAGRAPH_GAP;
    },
    fact: (label: string, value: string, weight: 'regular' | 'strong' = 'regular'): void => {
      reserve(LINE_HEIGHT);
      canvas.text(label, pageContent.left, y, { ...TEXT, color: pdfColors.muted });
      write(canvas.wrap(value, pageContent.right - VALUE_LEFT, TEXT), VALUE_LEFT, { ...TEXT, weight });
    },
    signature: (role: string, name: string): void => {
      reserve(SIGNATURE_HEIGHT);
      const width = pageContent.width / 2 + 40;
      canvas.text(role, pageContent.left, y, { ...TEXT, weight: 'strong' });
      canvas.line(pageContent.left, y + 36, width);
      canvas.text(texts.placeAndDate, pageContent.left, y + 47, SMALL);
      canvas.line(pageContent.left, y + 76, width);
      canvas.text(name, pageContent.left, y + 87, SMALL);
      y += SIGNATURE_HEIGHT;
    },
  };
};
type Flow = ReturnType<typeof createFlow>;

const drawParties = (flow: Flow, parties: readonly Party[]): void => {
  flow.heading(texts.parties);
  for (const { role, name, details } of parties) {
    flow.fact(role, name, 'strong');
    for (const detail of details.filter((line) => line !== '')) flow.fact('', detail);
    flow.space(PARAGRAPH_GAP);
  }
  if (parties.length > 2) flow.paragraph(texts.jointly);
  flow.space(SECTION_GAP);
};

const drawSection = (
  flow: Flow,
  { title, facts = [], paragraphs }: ContractSection,
  number: number,
): void => {
  flow.heading(`${number}. ${title}`);
  for (const [label, value] of facts) flow.fact(label, value);
  if (facts.length > 0) flow.space(PARAGRAPH_GAP);
  for (const paragraph of paragraphs) flow.paragraph(paragraph);
  flow.space(SECTION_GAP);
};

const drawFooters = (canvas: PdfCanvas, pdf: PdfDocument): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    canvas.text(texts.disclaimer, pageContent.left, FOOTER_Y, SMALL);
    canvas.text(texts.page(page + 1, count), pageContent.right, FOOTER_Y, { ...SMALL, align: 'right' });
  }
};

/** The contract from our own template, as a PDF to sign on paper or electronically. */
export const renderLeaseContractPdf = (
  lease: LeaseContractData,
  input: AgreementTemplateFields,
  today: LocalDate,
): Promise<Buffer> => {
  const sections = contractSections(lease, input);
  const parties = toParties(lease);
  const title = texts.title(input.kind);
  const textsForFonts = [
    ...parties.flatMap(({ name, details }) => [name, ...details]),
    ...sections.flatMap(({ facts = [], paragraphs }) => [...facts.flat(), ...paragraphs]),
  ];
  return renderPdf(
    { title, author: lease.landlord_name, creationDay: today, textsForFonts },
    (canvas, pdf) => {
      const flow = createFlow(canvas, pdf);
      canvas.text(title, pageContent.left, PAGE_TOP, {
        size: 20,
        weight: 'strong',
        color: pdfColors.primary,
      });
      flow.space(40);
      drawParties(flow, parties);
      sections.forEach((section, index) => {
        drawSection(flow, section, index + 1);
      });
      flow.reserve(SIGNATURE_HEIGHT + LINE_HEIGHT * 5);
      drawSection(flow, { title: texts.signatures, paragraphs: [texts.copies] }, sections.length + 1);
      for (const { role, name } of parties) flow.signature(role, name);
      drawFooters(canvas, pdf);
    },
  );
};
