import * as yup from 'yup';
import { type AccountingInvoiceRow, AccountingRefusal } from '../accounting/accounting-service';
import { vismaTexts } from './visma.texts';
import { quoteODataText, type VismaClient } from './visma-client';
import { memoize } from './visma-master-data';

const accountNumber = yup.number().nullable().optional();
const coding = yup
  .object({
    Id: yup.string().required(),
    IsActive: yup.boolean().default(true),
    VatRatePercent: yup.number().nullable().default(0),
    DomesticSalesSubjectToVatAccountNumber: accountNumber,
    DomesticSalesVatExemptAccountNumber: accountNumber,
  })
  .required();
type Coding = yup.InferType<typeof coding>;
const unit = yup
  .object({
    Id: yup.string().required(),
    Code: yup.string().nullable().optional(),
    Name: yup.string().defined().ensure(),
  })
  .required();
const article = yup
  .object({
    Id: yup.string().required(),
    IsActive: yup.boolean().default(true),
    CodingId: yup.string().required(),
  })
  .required();

/** The vendor's API description does not say whether 25 % is 25 or 0.25. */
const toPercent = ({ VatRatePercent }: Coding): number => {
  const rate = VatRatePercent ?? 0;
  return Math.round(rate > 0 && rate < 1 ? rate * 100 : rate);
};
/** Whether the account coding books sales on the account with the VAT rate. */
const matchesRow = (
  one: Coding,
  { taxRate, accountNumber: account }: Pick<AccountingInvoiceRow, 'taxRate' | 'accountNumber'>,
) =>
  one.IsActive &&
  toPercent(one) === taxRate &&
  (taxRate === 0
    ? [one.DomesticSalesVatExemptAccountNumber, one.DomesticSalesSubjectToVatAccountNumber].includes(account)
    : one.DomesticSalesSubjectToVatAccountNumber === account);

export interface VismaArticles {
  /** The key of our article for the account and the VAT rate. */
  findOrCreateArticleId(row: Pick<AccountingInvoiceRow, 'taxRate' | 'accountNumber'>): Promise<string>;
}

/**
 * An invoice row has no account of its own in Spiris: it has an article, whose account coding determines account and VAT. We
 * create one article for each pair of account and VAT rate, and find it by its number.
 */
export const createVismaArticles = (client: VismaClient): VismaArticles => {
  const listCodings = memoize(() => client.listAll('/articleaccountcodings', coding));
  const readUnitId = memoize(async () => {
    const units = await client.listAll('/units', unit);
    const found = units.find(({ Code, Name }) => /^(piece|st|styck)/i.test(Code || Name)) ?? units[0];
    if (found === undefined) throw new AccountingRefusal('setupIncomplete', 'Spiris has no units');
    return found.Id;
  });
  const findOrCreate = async (
    row: Pick<AccountingInvoiceRow, 'taxRate' | 'accountNumber'>,
  ): Promise<string> => {
    const { taxRate, accountNumber: account } = row;
    const matching = (await listCodings()).filter((one) => matchesRow(one, row));
    const [first] = matching;
    if (first === undefined)
      throw new AccountingRefusal(
        'accountMissing',
        `Spiris has no article account coding of ${account} with ${taxRate} % VAT`,
      );
    const number = `HUSRUM-${account}-${taxRate}`;
    const find = async () => {
      const [found] = await client.listAll('/articles', article, {
        $filter: `Number eq ${quoteODataText(number)}`,
      });
      return found;
    };
    const create = async () => {
      const json = {
        Number: number,
        Name: vismaTexts.article(account, taxRate),
        IsActive: true,
        CodingId: first.Id,
        UnitId: await readUnitId(),
      };
      return client.request({ method: 'POST', path: '/articles', json }, article);
    };
    const found = (await find()) ?? (await create());
    if (!found.IsActive || !matching.some(({ Id }) => Id === found.CodingId))
      throw new AccountingRefusal(
        'articleMissing',
        `Article ${number} of Spiris is inactive or has another coding`,
      );
    return found.Id;
  };
  const cachedReads = new Map<string, () => Promise<string>>();
  return {
    findOrCreateArticleId: ({ taxRate, accountNumber: account }) => {
      const key = `${account} ${taxRate}`;
      const read = cachedReads.get(key) ?? memoize(() => findOrCreate({ taxRate, accountNumber: account }));
      cachedReads.set(key, read);
      return read();
    },
  };
};
