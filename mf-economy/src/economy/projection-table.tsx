import { AppLink } from '@husrum/platform';
import { Money } from '@husrum/ui';
import { contentsOf } from './month-link';
import type { Bar } from './projection.rules';

/** The same in figures, for those who rather read than look. */
export const ProjectionTable = ({ bars }: { bars: readonly Bar[] }) => (
  <details className="e-bars-table">
    <summary>Visa som tabell</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Månad</th>
          <th scope="col">Skapade avier</th>
          <th scope="col">Kommande avier</th>
          <th scope="col">Summa exklusive moms</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.month}>
            <th scope="row">
              <AppLink to={contentsOf(bar)}>{bar.label}</AppLink>
            </th>
            <td>
              <Money value={bar.made} />
            </td>
            <td>
              <Money value={bar.coming} />
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
