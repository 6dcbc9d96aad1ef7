const whole = new Intl.NumberFormat('sv-SE');
/** The server counts no further. */
const COUNTED_TO = 10_000;

const counted = (count: number, one: string, many: string) =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** `Ett`, `ett och två`, `ett, två och tre`. */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} och ${texts.at(-1)}`;

interface Asked {
  model: string;
  filters: readonly string[];
  columns: number;
  /** undefined until they are counted. */
  rows: number | undefined;
}

/** The whole report in one sentence: `Uthyrningar där Status är Aktiv, 6 kolumner, 128 rader`. */
export const summary = ({ model, filters, columns, rows }: Asked): string => {
  const subject = filters.length === 0 ? model : `${model} där ${listed(filters)}`;
  const parts = [subject, counted(columns, 'kolumn', 'kolumner')];
  if (rows !== undefined) {
    parts.push(
      rows >= COUNTED_TO ? `minst ${whole.format(COUNTED_TO)} rader` : counted(rows, 'rad', 'rader'),
    );
  }
  return parts.join(', ');
};
