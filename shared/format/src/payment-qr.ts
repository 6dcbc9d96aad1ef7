import { removeSpaces } from '@husrum/contract/core';
import type { LocalDate } from './local-date';
import { fromOre } from './money';

/** The payment details of an invoice, for bank apps. */
export interface PaymentRequest {
  payee: string;
  /** With its dash: `559999-0016`. */
  organisationNumber: string;
  /** The OCR reference. */
  reference: string;
  issued?: LocalDate;
  due: LocalDate;
  amountOre: number;
  vatOre?: number;
  account: { kind: 'BG' | 'PG'; number: string };
}

const withoutDashes = (date: LocalDate): string => date.replaceAll('-', '');
const escapeNonAscii = (json: string): string =>
  json.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The text of a "UsingQR" code for an invoice (specification rev 2, June 2014), in ASCII, or null when there is nothing to
 * pay. The amount is in SEK, the only currency of bankgiro and plusgiro.
 */
export const createUsingQr = (request: PaymentRequest): string | null => {
  if (request.amountOre <= 0) return null;
  return escapeNonAscii(
    JSON.stringify({
      uqr: 1,
      tp: 1,
      nme: request.payee,
      cid: request.organisationNumber,
      iref: request.reference,
      idt: request.issued === undefined ? undefined : withoutDashes(request.issued),
      ddt: withoutDashes(request.due),
      due: fromOre(request.amountOre),
      vat: request.vatOre === undefined ? undefined : fromOre(request.vatOre),
      pt: request.account.kind,
      acc: request.account.number,
    }),
  );
};

/** The fields that the payer can edit in the Swish app, as bits to add. */
export const swishEditableFields = { nothing: 0, payee: 1, amount: 2, message: 4 } as const;

/**
 * The text of a static Swish QR code (Getswish, QR encoding specification): `C1231181189;8500,00;102343;0`; null when
 * there is nothing to pay. `payee` may be written with spaces. `editable` is a sum of `swishEditableFields`.
 */
export const createSwishQr = (
  payee: string,
  amountOre: number,
  message: string,
  editable = 0,
): string | null =>
  amountOre <= 0
    ? null
    : `C${removeSpaces(payee)};${fromOre(amountOre).toFixed(2).replace('.', ',')};${encodeURIComponent(message)};${editable}`;
