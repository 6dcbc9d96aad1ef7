import { listPossibleNumbers, listReferences, type WrittenByPayer } from './payment-references.rules';

interface NumberedInvoice {
  readonly id: number;
  readonly reference: string | null;
  readonly ocr: string | null;
}

/** Finds invoices by the numbers that payers write. */
export interface InvoiceNumbers<Invoice> {
  readonly findByOcr: (number: string | undefined) => Invoice | undefined;
  readonly findByReference: (number: string | undefined) => Invoice | undefined;
  /** The invoices that the references of a payment name, each once, in their order. */
  readonly listReferenced: (payment: WrittenByPayer) => Invoice[];
  /** The invoices whose numbers are anywhere in the references or the message, each once. A number may be there by chance. */
  readonly listMentioned: (payment: WrittenByPayer) => Invoice[];
}

export const indexByNumber = <Invoice extends NumberedInvoice>(
  invoices: readonly Invoice[],
): InvoiceNumbers<Invoice> => {
  const index = (numberOf: (invoice: Invoice) => string | null): ReadonlyMap<string | undefined, Invoice> =>
    new Map(
      invoices.flatMap((invoice) => {
        const number = numberOf(invoice);
        return number === null ? [] : [[number, invoice]];
      }),
    );
  const byOcr = index(({ ocr }) => ocr);
  const byReference = index(({ reference }) => reference);
  const find = (number: string) => byOcr.get(number) ?? byReference.get(number);
  const listFound = (numbers: readonly string[]): Invoice[] => [
    ...new Set(numbers.map(find).filter((invoice) => invoice !== undefined)),
  ];
  const listOfReference = (reference: string): Invoice[] =>
    listFound([reference, ...listPossibleNumbers({ references: [reference], message: null })]);
  return {
    findByOcr: (number) => byOcr.get(number),
    findByReference: (number) => byReference.get(number),
    listReferenced: (payment) => [...new Set(listReferences(payment).flatMap(listOfReference))],
    listMentioned: (payment) => listFound(listPossibleNumbers(payment)),
  };
};
