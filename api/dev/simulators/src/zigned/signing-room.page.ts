import { escapeHtml } from '@husrum/api-platform';
import type { Agreement, Participant } from './zigned-state';

const describeStatus = (status: Participant['status']): string => {
  if (status === 'fulfilled') return 'Du har signerat.';
  if (status === 'rejected') return 'Du har avböjt att signera.';
  return 'Avtalet går inte att signera just nu.';
};

/** The page on which a participant reads the document, and signs or rejects it. */
export const signingRoomPage = (agreement: Agreement, { id, name, status }: Participant): string => {
  const isOpen = agreement.status === 'open' && status === 'pending';
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Signera avtal</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#f6f1e9;margin:0;padding:24px}
main{background:#fff;border:1px solid #ddd;border-radius:8px;margin:40px auto;max-width:440px;padding:24px}
.note{background:#fff4d6;border-radius:6px;padding:8px 12px}
form{display:grid;gap:8px;margin-top:16px}
button{border:1px solid #1d4f57;border-radius:6px;background:#fff;color:#1d4f57;font:inherit;padding:10px}
button.primary{background:#1d4f57;color:#fff}
</style></head><body><main><p class="note">Simulerad signeringstjänst. Det här är ingen giltig signatur.</p>
<h1>Signera avtal</h1><p>${escapeHtml(name)}</p>
<p><a href="/room/${id}/document">Läs avtalet</a></p>
${
  isOpen
    ? `<form method="post" action="/room/${id}"><button class="primary" name="action" value="sign">Signera</button>
<button name="action" value="reject">Avböj</button></form>`
    : `<p>${describeStatus(status)}</p>`
}
</main></body></html>`;
};
