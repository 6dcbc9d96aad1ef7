import './table-pages.css';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { ReactNode } from 'react';
import { PageLink } from '../link/page-link';
import { pagesAround } from './pages.rules';
import type { AnyTableState } from './table-state';

/** The server counts no further. */
export const COUNTED_TO = 10_000;
const whole = new Intl.NumberFormat('sv-SE');

export interface PageInfo {
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

interface StepProps {
  table: AnyTableState;
  to: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

const Step = ({ table, to, label, current = false, disabled = false, children }: StepProps) => {
  const className = current ? 'h-pages__step h-pages__step--on' : 'h-pages__step';
  if (disabled) {
    return (
      <span className={`${className} h-pages__step--off`} aria-hidden="true">
        {children}
      </span>
    );
  }
  return table.pageLink ? (
    <PageLink
      className={className}
      to={table.pageLink(to)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </PageLink>
  ) : (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={() => table.goToPage(to)}
    >
      {children}
    </button>
  );
};

/** "1–15 av 312" and the steps; one page needs no steps. */
export const TablePages = ({ table, info }: { table: AnyTableState; info: PageInfo }) => {
  const { current_page: current, last_page: last, total, per_page: size } = info;
  const first = (current - 1) * size + 1;
  const more = total >= COUNTED_TO ? '+' : '';
  return (
    <div className="h-pages">
      <span className="h-pages__text" role="status">
        {`${whole.format(first)}–${whole.format(Math.min(current * size, total))} av ${whole.format(total)}${more}`}
      </span>
      {last > 1 && (
        <nav className="h-pages__steps" aria-label="Sidor">
          <Step table={table} to={current - 1} label="Föregående sida" disabled={current <= 1}>
            <LeftOutlined />
          </Step>
          {pagesAround(current, last).map((page, index) =>
            page === 0 ? (
              <span key={`gap-${index}`} className="h-pages__gap">
                …
              </span>
            ) : (
              <Step key={page} table={table} to={page} label={`Sida ${page}`} current={page === current}>
                {page}
              </Step>
            ),
          )}
          <Step table={table} to={current + 1} label="Nästa sida" disabled={current >= last}>
            <RightOutlined />
          </Step>
        </nav>
      )}
    </div>
  );
};
