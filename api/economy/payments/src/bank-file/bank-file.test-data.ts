import type { LocalDate } from '@husrum/format';

/** An entry of a file: a payment, or with `isDebit` a withdrawal. */
export interface CamtPayment {
  readonly ocr?: string | undefined;
  /** The references of a payment that names several invoices, without amounts. */
  readonly ocrs?: readonly string[];
  /** `entry`: the bank's number is only that of the entry, as in many statements. */
  readonly numbered?: 'transaction' | 'entry';
  readonly message?: string;
  /** In `currency`, which is SEK by default. */
  readonly amount: number;
  readonly payer?: string;
  /** The IBAN that it came from. */
  readonly payerAccount?: string;
  /** The bank's number of the payment. Null: none. Left out: a number by the position in the file. */
  readonly bankReference?: string | null;
  readonly bookedOn?: LocalDate;
  readonly isDebit?: boolean;
  readonly isReversal?: boolean;
  /** `BOOK` by default; `PDNG` for what the bank has not booked. */
  readonly status?: string;
  readonly currency?: string;
}

interface CamtOptions {
  /** The bankgiro number of the account. Null: the account has an IBAN instead. */
  readonly bankgiro?: string | null;
  /** The booking day of payments without their own. */
  readonly day?: LocalDate;
  readonly format?: 'camt.054' | 'camt.053';
}

const IBAN = 'SE4550000000058398257466';
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`;

const writeEntry = (payment: CamtPayment, index: number, day: LocalDate): string => {
  const { ocr, message, amount, payer, bankReference = `ref-${index + 1}`, currency = 'SEK' } = payment;
  const { ocrs = ocr === undefined ? [] : [ocr], numbered = 'transaction' } = payment;
  const number = bankReference === null ? '' : `<AcctSvcrRef>${bankReference}</AcctSvcrRef>`;
  const money = `<Amt Ccy="${currency}">${amount.toFixed(2)}</Amt>`;
  const direction = `<CdtDbtInd>${payment.isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const bookedOn = payment.bookedOn ?? day;
  const remittance = [
    ...ocrs.map((one) => `<Strd><CdtrRefInf><Ref>${one}</Ref></CdtrRefInf></Strd>`),
    element('Ustrd', message === undefined ? undefined : escapeXml(message)),
  ].join('');
  return `<Ntry>${money}${direction}${payment.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${payment.status ?? 'BOOK'}</Sts>
<BookgDt><Dt>${bookedOn}</Dt></BookgDt>${numbered === 'entry' ? number : ''}<NtryDtls><TxDtls>${numbered === 'entry' ? '' : `<Refs>${number}</Refs>`}
<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>${payer === undefined ? '' : `<RltdPties><Dbtr><Nm>${escapeXml(payer)}</Nm></Dbtr>${element('DbtrAcct', element('Id', element('IBAN', payment.payerAccount) || undefined) || undefined)}</RltdPties>`}
<RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls></Ntry>`;
};

/** A camt.054 or camt.053 file with an entry for each of the payments. */
export const createCamtFile = (
  payments: readonly CamtPayment[],
  { bankgiro = '9912346', day = '2026-11-20', format = 'camt.054' }: CamtOptions = {},
): string => {
  const account =
    bankgiro === null
      ? `<IBAN>${IBAN}</IBAN>`
      : `<Othr><Id>${bankgiro}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr>`;
  const [root, report] =
    format === 'camt.054' ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'] : ['BkToCstmrStmt', 'Stmt'];
  const entries = payments.map((payment, index) => writeEntry(payment, index, day)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}.001.08"><${root}><GrpHdr><MsgId>TEST</MsgId></GrpHdr>
<${report}><Id>1</Id><Acct><Id>${account}</Id></Acct>
${entries}
</${report}></${root}></Document>`;
};

export const toUpload = (text: string, name = 'insättningar.xml') => ({
  name,
  mimetype: 'application/xml',
  bytes: Buffer.from(text),
});
