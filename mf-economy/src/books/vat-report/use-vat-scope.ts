import { type VatPeriodLength, vatPeriodLengths } from '@husrum/contract/vat-report';
import { type Month, parseMonth, today } from '@husrum/format';
import { useCompanyList } from '../../company/company.queries';
import { useCompanyBooks } from '../company-books/company-books.queries';
import { lastVatPeriod } from './vat-period.rules';

/** What the URL chooses, for `useUrlTable`. */
export const vatFilters = { company_id: 'number', length: vatPeriodLengths, month: 'text' } as const;
export type VatFilterName = keyof typeof vatFilters;

interface Chosen {
  readonly company_id?: number | undefined;
  readonly length?: VatPeriodLength | undefined;
  readonly month?: string | undefined;
}

export interface VatScope {
  readonly companyId: number;
  readonly length: VatPeriodLength;
  readonly month: Month;
  /** The first month of the company's fiscal year, 1–12. */
  readonly yearStart: number;
}

/**
 * The company and the period of the URL. Without them: the first company, and the last quarter that has ended. The scope is undefined
 * without a company.
 */
export const useVatScope = ({ company_id, length = 'QUARTER', month }: Chosen) => {
  const companyQuery = useCompanyList();
  const companies = companyQuery.data ?? [];
  const currentDay = today(new Date());
  const companyId = company_id ?? companies[0]?.id;
  const books = useCompanyBooks().data?.data.find(({ company }) => company.id === companyId);
  const yearStart = books?.fiscal_year_start ?? 1;
  const scope: VatScope | undefined =
    companyId === undefined
      ? undefined
      : {
          companyId,
          length,
          month: parseMonth(month ?? '', currentDay) ?? lastVatPeriod(currentDay, length, yearStart),
          yearStart,
        };
  return { companyQuery, companies, scope };
};
