import type { BankCsvColumns } from '@husrum/contract/bank-file';
import { useFormikContext } from '@husrum/forms';
import type { ChosenCsvColumns } from './csv-columns.schema';
import { csvColumnTexts } from './csv-columns.texts';

const names = ['day', 'amount', 'text', 'reference', 'payer'] as const;

/** What the user says that a column is, each once: one column may be both the text and the payer. */
const listChosen = (values: Partial<ChosenCsvColumns>, column: number): string[] =>
  names.filter((name) => values[`${name}_column`] === column).map((name) => csvColumnTexts[name]);

/** The first rows of the file. Above each column is its title, and what the user says that it is. */
export const CsvColumnsPreview = ({ columns: { titles, rows } }: { columns: BankCsvColumns }) => {
  const { values } = useFormikContext<Partial<ChosenCsvColumns>>();
  return (
    <section
      className="e-csv-preview"
      aria-label={csvColumnTexts.firstRows}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
    >
      <table>
        <caption>{csvColumnTexts.firstRows}</caption>
        <thead>
          <tr>
            {titles.map((title, column) => {
              const chosen = listChosen(values, column);
              return (
                <th
                  key={column}
                  scope="col"
                  className={chosen.length > 0 ? 'e-csv-preview__chosen' : undefined}
                >
                  {csvColumnTexts.title(title, column)}{' '}
                  {chosen.length > 0 && <strong>{chosen.join(', ')}</strong>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={listChosen(values, column).length > 0 ? 'e-csv-preview__chosen' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
