import { formatRent } from '@husrum/api-leases/testing';
import { pageContent, pdfColors, renderPdf } from '@husrum/api-platform';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { agreementTexts } from './demo.texts';

const LINE_HEIGHT = 20;

interface AgreementDocument {
  /** The reference of the lease. */
  reference: string | null;
  start: LocalDate;
  /** SEK per payment interval, or per m² and payment interval if `fee_as_m2`, as a decimal text. */
  fee: string;
  fee_as_m2: boolean;
  payment_interval: PaymentInterval;
  company: string;
  tenant: string;
  object: string;
  address: string;
}

/** Renders the agreement of a lease as one page with parties, object, start and rent. */
export const renderAgreementPdf = (lease: AgreementDocument): Promise<Buffer> => {
  const fields = [
    [agreementTexts.company, lease.company],
    [agreementTexts.tenant, lease.tenant],
    [agreementTexts.entity, lease.object],
    [agreementTexts.address, lease.address],
    [agreementTexts.reference, lease.reference ?? ''],
    [agreementTexts.start, lease.start],
    [agreementTexts.rent, formatRent(lease)],
  ] as const;
  const metadata = {
    title: agreementTexts.title,
    author: lease.company,
    creationDay: lease.start,
    textsForFonts: fields.map(([, value]) => value),
  };
  return renderPdf(metadata, (canvas) => {
    canvas.text(agreementTexts.title, pageContent.left, 72, {
      size: 25,
      weight: 'strong',
      color: pdfColors.primary,
    });
    canvas.line(pageContent.left, 88, pageContent.width, { color: pdfColors.primary, weight: 1 });
    fields.forEach(([label, value], index) => {
      const y = 120 + index * LINE_HEIGHT;
      canvas.text(label, pageContent.left, y, { size: 11, color: pdfColors.muted });
      canvas.text(value, pageContent.left + 120, y, { size: 11 });
    });
  });
};
