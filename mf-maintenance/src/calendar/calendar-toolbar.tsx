import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { LocalDate } from '@husrum/format';
import { lazyComponent } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { Segmented } from '@husrum/ui/data';
import { useCompanyOptions } from '../company/company.queries';
import { calendarTexts } from './calendar.texts';
import { type CalendarFilters, contentFilters } from './calendar-filter.rules';
import {
  type CalendarPeriod,
  type CalendarView,
  calendarViews,
  formatPeriodTitle,
} from './calendar-period.rules';

const CalendarPicker = lazyComponent(() => import('./calendar-picker'), <span className="calendar-picker" />);

interface Props {
  period: CalendarPeriod;
  filters: CalendarFilters;
  onStep: (steps: number) => void;
  onToday: () => void;
  onPick: (day: LocalDate) => void;
  onView: (view: CalendarView) => void;
  onFilter: (filters: CalendarFilters) => void;
}

const Filters = ({ filters, onFilter }: Pick<Props, 'filters' | 'onFilter'>) => {
  const companies = useCompanyOptions();
  return (
    <div className="calendar-bar__filters">
      <Select
        aria-label={calendarTexts.company}
        value={filters.company_id ?? 0}
        onChange={(id) => onFilter({ ...filters, company_id: id === 0 ? undefined : id })}
        options={[{ value: 0, label: calendarTexts.allCompanies }, ...companies]}
        popupMatchSelectWidth={false}
      />
      <Select
        aria-label={calendarTexts.content}
        value={filters.content}
        onChange={(content) => onFilter({ ...filters, content })}
        options={contentFilters.map((value) => ({ value, label: calendarTexts.contentFilters[value] }))}
        popupMatchSelectWidth={false}
      />
    </div>
  );
};

export const CalendarToolbar = ({ period, onStep, onToday, onPick, onView, ...filters }: Props) => {
  const unit = period.view === 'week' ? 'week' : 'month';
  return (
    <div className="calendar-bar">
      <div className="calendar-bar__steps">
        <Button
          icon={<LeftOutlined />}
          aria-label={calendarTexts.previous[unit]}
          title={`${calendarTexts.previous[unit]} (←)`}
          onClick={() => onStep(-1)}
        />
        <Button title={`${calendarTexts.today} (T)`} onClick={onToday}>
          {calendarTexts.today}
        </Button>
        <Button
          icon={<RightOutlined />}
          aria-label={calendarTexts.next[unit]}
          title={`${calendarTexts.next[unit]} (→)`}
          onClick={() => onStep(1)}
        />
        <CalendarPicker period={period} onPick={onPick} />
      </div>
      <h2 aria-live="polite">{formatPeriodTitle(period)}</h2>
      <Filters {...filters} />
      <Segmented
        className="calendar-bar__views"
        aria-label={calendarTexts.view}
        value={period.view}
        onChange={onView}
        options={calendarViews.map((value) => ({ value, label: calendarTexts.views[value] }))}
      />
    </div>
  );
};
