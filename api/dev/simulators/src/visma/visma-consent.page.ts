import { escapeHtml } from '@husrum/api-platform';

const page = (content: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Anslut till Spiris</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#f6f1e9;margin:0;padding:24px}
main{background:#fff;border:1px solid #ddd;border-radius:8px;margin:40px auto;max-width:440px;padding:24px}
.note{background:#fff4d6;border-radius:6px;padding:8px 12px}
form{display:grid;gap:8px;margin-top:16px}
button,select{border:1px solid #1d4f57;border-radius:6px;background:#fff;color:#1d4f57;font:inherit;padding:10px}
button.primary{background:#1d4f57;color:#fff}
</style></head><body><main><p class="note">Simulerat bokföringsprogram. Ingen bokföring görs på riktigt.</p>
${content}</main></body></html>`;

interface Consent {
  readonly redirectUri: string;
  readonly state: string;
  readonly scope: string;
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

/** The page on which a user chooses a company and grants or denies access. */
export const consentPage = ({ redirectUri, state, scope, companies }: Consent): string => {
  const hidden = Object.entries({ redirect_uri: redirectUri, state, scope })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const options = companies
    .map(({ id, name }) => `<option value="${id}">${escapeHtml(name)}</option>`)
    .join('');
  return page(`<h1>Anslut till Spiris</h1>
<p>Husrum vill läsa och skapa kunder, fakturor och betalningar i ditt företag.</p>
<form method="post" action="/connect/authorize">${hidden}
<label for="company">Företag</label><select id="company" name="company">${options}</select>
<button class="primary" name="decision" value="approve">Godkänn</button>
<button name="decision" value="deny">Neka</button></form>`);
};

export const consentErrorPage = (message: string): string =>
  page(`<h1>Det går inte att ansluta</h1><p>${escapeHtml(message)}</p>`);
