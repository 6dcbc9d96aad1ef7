import type { LocalDate } from '@husrum/format';

/** A payment to put in a file. Without an OCR number it has a message instead. */
export interface CamtPayment {
  readonly ocr?: string | undefined;
  readonly message?: string;
  /** SEK, or the currency of the file. */
  readonly amount: number;
  readonly payer?: string;
  readonly bankReference?: string | null;
  readonly bookedOn?: LocalDate;
  readonly isDebit?: boolean;
  readonly isReversal?: boolean;
  readonly status?: string;
  readonly currency?: string;
}

interface CamtOptions {
  /** A bankgiro number, or null for an IBAN. */
  readonly bankgiro?: string | null;
  readonly day?: LocalDate;
  readonly message?: 'camt.054' | 'camt.053';
}

const IBAN = 'SE4550000000058398257466';
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;

const writeEntry = (payment: CamtPayment, index: number, day: LocalDate): string => {
  const { ocr, message, amount, payer, bankReference = `ref-${index + 1}`, currency = 'SEK' } = payment;
  const money = `<Amt Ccy="${currency}">${amount.toFixed(2)}</Amt>`;
  const direction = `<CdtDbtInd>${payment.isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const bookedOn = payment.bookedOn ?? day;
  const remittance = [
    ocr === undefined ? '' : `<Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd>`,
    element('Ustrd', message === undefined ? undefined : escapeXml(message)),
  ].join('');
  return `<Ntry>${money}${direction}${payment.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${payment.status ?? 'BOOK'}</Sts>
<BookgDt><Dt>${bookedOn}</Dt></BookgDt><NtryDtls><TxDtls>${bankReference === null ? '' : `<Refs><AcctSvcrRef>${bankReference}</AcctSvcrRef></Refs>`}
<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>${payer === undefined ? '' : `<RltdPties><Dbtr><Nm>${escapeXml(payer)}</Nm></Dbtr></RltdPties>`}
<RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** A camt.054 or camt.053 file with these payments, an entry each. For tests and for trying the product. */
export const createCamtFile = (
  payments: readonly CamtPayment[],
  { bankgiro = '9912346', day = '2026-11-20', message = 'camt.054' }: CamtOptions = {},
): string => {
  const account =
    bankgiro === null
      ? `<IBAN>${IBAN}</IBAN>`
      : `<Othr><Id>${bankgiro}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>`;
  const [root, report] =
    message === 'camt.054' ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] : ['BkToCstmrStmt', 'Stmt'];
  const entries = payments.map((payment, index) => writeEntry(payment, index, day)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.08"><${root}><GrpHdr><MsgId>TEST</MsgId></GrpHdr>
<${report}><Id>1</Id><Acct><Id>${account}</Id></Acct>
${entries}
</${report}></${root}></Document>`;
};

export const toUpload = (text: string, name = 'insättningar.xml') => ({
  name,
  mimetype: 'application/xml',
  bytes: Buffer.from(text),
});
