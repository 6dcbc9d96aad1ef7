import './vat-report.css';
import { firstMonthOfVatPeriod, vatPeriodLengthLabel, vatPeriodLengths } from '@husrum/contract/vat-report';
import { today } from '@husrum/format';
import { Select } from '@husrum/ui/choice';
import type { ReactNode } from 'react';
import type { Company } from '../../company/company.queries';
import type { VatFilterName, VatScope } from './use-vat-scope';
import { formatVatPeriod, listVatPeriods } from './vat-period.rules';
import { vatReportTexts } from './vat-report.texts';

interface Props {
  companies: readonly Company[];
  scope: VatScope;
  onChange: (name: VatFilterName, value: string | number) => void;
  /** Filters of the page's own, after these. */
  children?: ReactNode;
}

/** The company, and the period of its VAT return. */
export const VatFilters = ({
  companies,
  scope: { companyId, length, month, yearStart },
  onChange,
  children,
}: Props) => (
  <div className="e-vat-filters">
    <Select
      aria-label={vatReportTexts.company}
      value={companyId}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(value) => onChange('company_id', value)}
    />
    <Select
      aria-label={vatReportTexts.length}
      value={length}
      options={vatPeriodLengths.map((value) => ({ value, label: vatPeriodLengthLabel[value] }))}
      onChange={(value) => onChange('length', value)}
    />
    <Select
      aria-label={vatReportTexts.period}
      value={firstMonthOfVatPeriod(month, length, yearStart)}
      options={listVatPeriods(today(new Date()), { length, chosen: month, yearStart }).map((first) => ({
        value: first,
        label: formatVatPeriod(first, length),
      }))}
      onChange={(value) => onChange('month', value)}
    />
    {children}
  </div>
);
