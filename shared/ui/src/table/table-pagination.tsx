import './table-pagination.css';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { ReactNode } from 'react';
import { PageLink } from '../link/page-link';
import { listVisiblePages } from './pagination.rules';
import { tableTexts } from './table.texts';
import type { AnyTableState } from './table-state';

/** The server stops counting here: a total of this size means at least as many. */
export const MAX_COUNTED_ROWS = 10_000;

export interface PaginationInfo {
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
}

interface PageButtonProps {
  table: AnyTableState;
  to: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

const PageButton = ({ table, to, label, current = false, disabled = false, children }: PageButtonProps) => {
  const className = current ? 'h-pages__step h-pages__step--on' : 'h-pages__step';
  if (disabled) {
    return (
      <span className={`${className} h-pages__step--off`} aria-hidden="true">
        {children}
      </span>
    );
  }
  return table.pageUrl ? (
    <PageLink
      className={className}
      to={table.pageUrl(to)}
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

/** "1–15 av 312", and links to other pages when there is more than one. */
export const TablePagination = ({ table, info }: { table: AnyTableState; info: PaginationInfo }) => {
  const { current_page: current, last_page: last, total, per_page: size } = info;
  const first = (current - 1) * size + 1;
  return (
    <div className="h-pages">
      <span className="h-pages__text" role="status">
        {tableTexts.range(first, Math.min(current * size, total), total, total >= MAX_COUNTED_ROWS)}
      </span>
      {last > 1 && (
        <nav className="h-pages__steps" aria-label={tableTexts.pages}>
          <PageButton table={table} to={current - 1} label={tableTexts.previousPage} disabled={current <= 1}>
            <LeftOutlined />
          </PageButton>
          {listVisiblePages(current, last).map((page, index) =>
            page === 0 ? (
              <span key={`gap-${index}`} className="h-pages__gap">
                …
              </span>
            ) : (
              <PageButton
                key={page}
                table={table}
                to={page}
                label={tableTexts.page(page)}
                current={page === current}
              >
                {page}
              </PageButton>
            ),
          )}
          <PageButton table={table} to={current + 1} label={tableTexts.nextPage} disabled={current >= last}>
            <RightOutlined />
          </PageButton>
        </nav>
      )}
    </div>
  );
};
