import { escapeHtml } from '@husrum/api-platform';
import { textField } from './fortnox-fields';
import type { CompanyRecord, InvoiceRecord } from './fortnox-records';
import type { Books } from './fortnox-state';

const page = (title: string, width: number, body: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#f6f1e9;color:#222;margin:0;padding:24px}
main{background:#fff;border:1px solid #ddd;border-radius:8px;margin:24px auto;max-width:${width}px;padding:24px}
.note{background:#fff4d6;border-radius:6px;padding:8px 12px}
form{display:inline-flex;flex-wrap:wrap;align-items:end;gap:8px;margin:0 0 8px;max-width:100%}
label{display:grid;grid-template-columns:minmax(0,1fr);max-width:100%}select{min-width:0}
select,input,button{border:1px solid #1d4f57;border-radius:6px;background:#fff;color:#1d4f57;font:inherit;padding:6px 10px}
button.primary{background:#1d4f57;color:#fff}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%}td form{flex-wrap:nowrap;margin:0}
td,th{border-bottom:1px solid #ddd;padding:6px 8px;text-align:left;white-space:nowrap}
.number{text-align:right}
</style></head><body><main><p class="note">Simulerat Fortnox. Ingen bokföring sker på riktigt.</p>
<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const hiddenInputs = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** The page on which a user grants an application access to one of the companies. */
export const consentPage = (
  companies: readonly CompanyRecord[],
  query: Readonly<Record<string, string>>,
  scopes: readonly string[],
): string => {
  const options = companies.map(
    ({ id, name, organisationNumber }) =>
      `<option value="${id}">${escapeHtml(name)} (${organisationNumber})</option>`,
  );
  const list = scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('');
  return page(
    'Anslut till Fortnox',
    440,
    `<p>Husrum vill läsa och skriva i:</p><ul>${list}</ul>
<form method="post" action="/oauth-v1/auth">${hiddenInputs(query)}
<label>Företag<select name="company">${options.join('')}</select></label>
<button class="primary" name="answer" value="yes">Godkänn</button>
<button name="answer" value="no">Neka</button></form>`,
  );
};

const formatKronor = (ore: number): string =>
  (ore / 100).toLocaleString('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const stateOf = ({ isCancelled, isBooked, totalOre, settledOre, isCredit }: InvoiceRecord): string => {
  if (isCancelled) return 'Makulerad';
  if (!isBooked) return 'Ej bokförd';
  if (totalOre === settledOre) return isCredit ? 'Kredit, kvittad' : 'Betald';
  return isCredit ? 'Kreditfaktura' : 'Obetald';
};
const actionForm = (company: string, number: string, name: string, label: string, field = ''): string =>
  `<form method="post" action="/_simulator/companies/${company}/invoices/${number}/${name}">${field}<button>${label}</button></form>`;
const actionsOf = (company: string, invoice: InvoiceRecord): string => {
  const { number, isBooked, isCancelled, totalOre, settledOre, fields } = invoice;
  if (isCancelled) return '';
  const dueDateInput = `<input type="date" name="date" aria-label="Förfallodatum" value="${escapeHtml(textField(fields, 'DueDate'))}">`;
  return [
    isBooked && totalOre > settledOre ? actionForm(company, number, 'pay', 'Registrera betalning') : '',
    isBooked ? '' : actionForm(company, number, 'cancel', 'Makulera'),
    actionForm(company, number, 'due-date', 'Ändra förfallodatum', dueDateInput),
  ].join(' ');
};
const MAX_SHOWN_INVOICES = 200;

/** The page with the newest invoices of each company, on which a user can act as the accountant. */
export const booksPage = (allBooks: readonly Books[]): string => {
  const sections = allBooks.map(({ company, invoices }) => {
    const rows = [...invoices.values()]
      .slice(-MAX_SHOWN_INVOICES)
      .reverse()
      .map(
        (invoice) => `<tr><td>${escapeHtml(invoice.number)}</td>
<td>${escapeHtml(textField(invoice.fields, 'CustomerName'))}</td><td>${escapeHtml(textField(invoice.fields, 'DueDate'))}</td>
<td class="number">${formatKronor(invoice.totalOre)}</td><td class="number">${formatKronor(invoice.isCancelled ? 0 : invoice.totalOre - invoice.settledOre)}</td>
<td>${stateOf(invoice)}${invoice.isSent ? ', skickad' : ''}</td><td>${actionsOf(company.id, invoice)}</td></tr>`,
      );
    const table = `<div class="table"><table><thead><tr><th>Nr</th><th>Kund</th><th>Förfaller</th><th>Summa</th><th>Kvar</th>
<th>Status</th><th>Åtgärder</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
    return `<h2>${escapeHtml(company.name)}</h2>
<form method="post" action="/_simulator/companies/${company.id}/lock"><label>Låst till och med
<input type="date" name="until" value="${company.lockedUntil ?? ''}"></label><button>Lås perioden</button></form>
${rows.length === 0 ? '<p>Inga fakturor.</p>' : table}`;
  });
  return page('Fakturor i Fortnox', 1240, sections.join(''));
};
