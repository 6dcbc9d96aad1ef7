import { checkDivision } from '@husrum/contract/bank-file';
import { formatOre, toOre } from '@husrum/format';
import * as yup from 'yup';
import { divisionTexts } from './division.texts';

const part = yup.object({
  invoice_id: yup.number().required(),
  amount: yup
    .number()
    .label(divisionTexts.amount)
    .moreThan(0, divisionTexts.noAmount)
    .nullable()
    .default(null),
  /** What the page knows of the invoice. The server gets the rest only. */
  left: yup.number().required(),
  tenant_id: yup.number().nullable().default(null),
  name: yup.string().defined(),
  tenant: yup.string().defined(),
});
export type DivisionRow = yup.InferType<typeof part>;

/** What no invoice gets of a payment, and why it cannot be registered so. The server checks the same. */
export const checkRows = (amount: number, rows: readonly DivisionRow[]) =>
  checkDivision(
    toOre(amount),
    rows.map((row) => ({
      invoiceId: row.invoice_id,
      tenantId: row.tenant_id,
      ore: toOre(row.amount ?? 0),
      leftOre: toOre(row.left),
    })),
    { formatOre },
  );

/** The division of a payment of the amount in SEK among invoices. */
export const createDivisionSchema = (amount: number) =>
  yup.object({
    parts: yup
      .array()
      .of(part.required())
      .min(1, divisionTexts.noParts)
      .required()
      .test('division', '', (rows, { createError }) => {
        const { problem, partProblems } = checkRows(amount, rows);
        const errors = rows.flatMap((row, index) => {
          const message = row.amount === null ? divisionTexts.noAmount : partProblems[index];
          return message ? [createError({ path: `parts[${index}].amount`, message })] : [];
        });
        if (errors.length > 0) return new yup.ValidationError(errors);
        return problem === null || createError({ message: problem });
      }),
  });
export type Division = yup.InferType<ReturnType<typeof createDivisionSchema>>;
