import { AppLink } from '@husrum/platform';
import { Money } from '@husrum/ui';
import { economyTexts } from './economy.texts';
import { getMonthPath } from './month-paths';
import type { MonthBar } from './projection.rules';

/** The chart's figures as a table. */
export const ProjectionTable = ({ bars }: { bars: readonly MonthBar[] }) => (
  <details className="e-bars-table">
    <summary>{economyTexts.showTable}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{economyTexts.month}</th>
          <th scope="col">{economyTexts.createdInvoices}</th>
          <th scope="col">{economyTexts.upcomingInvoices}</th>
          <th scope="col">{economyTexts.sumExcludingVat}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.month}>
            <th scope="row">
              <AppLink to={getMonthPath(bar)}>{bar.label}</AppLink>
            </th>
            <td>
              <Money value={bar.created} />
            </td>
            <td>
              <Money value={bar.upcoming} />
            </td>
            <td>
              <Money value={bar.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
