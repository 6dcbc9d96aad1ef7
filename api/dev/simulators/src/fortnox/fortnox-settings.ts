import * as yup from 'yup';
import type { CompanyRecord } from './fortnox-records';

/** The settings of a company that a test or an accountant may change. */
export type CompanySettings = Partial<
  Pick<
    CompanyRecord,
    | 'closedYears'
    | 'hasApiLicence'
    | 'inactiveAccounts'
    | 'lockedUntil'
    | 'missingAccounts'
    | 'roundsToKronor'
    | 'scopesWithoutLicence'
  >
>;

const numbers = () => yup.array().of(yup.number().integer().required());
const schema = yup
  .object({
    closedYears: numbers(),
    hasApiLicence: yup.boolean(),
    inactiveAccounts: numbers(),
    lockedUntil: yup
      .string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .nullable(),
    missingAccounts: numbers(),
    roundsToKronor: yup.boolean(),
    scopesWithoutLicence: yup.array().of(yup.string().required()),
  })
  .strict()
  .noUnknown()
  .required();

/** Whether the body of a control call has only known settings, with values of the right kind. */
export const isCompanySettings = (body: unknown): body is CompanySettings => schema.isValidSync(body);
