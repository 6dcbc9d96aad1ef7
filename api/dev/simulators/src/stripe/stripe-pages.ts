import { escapeHtml } from '@husrum/api-platform';
import { PRICE_ORE } from './billing.rules';
import type { StripeInvoice, Subscription } from './stripe-state';

const page = (title: string, content: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
body{font:16px/1.5 system-ui,sans-serif;background:#f6f1e9;margin:0;padding:24px}
main{background:#fff;border:1px solid #ddd;border-radius:8px;margin:40px auto;max-width:440px;padding:24px}
.note{background:#fff4d6;border-radius:6px;padding:8px 12px}
form{display:grid;gap:8px;margin-top:16px}
button,a.button{border:1px solid #1d4f57;border-radius:6px;background:#fff;color:#1d4f57;font:inherit;padding:10px;text-align:center;text-decoration:none}
button.primary{background:#1d4f57;color:#fff}
</style></head><body><main><p class="note">Simulerad betaltjänst. Inget kort debiteras.</p><h1>${title}</h1>
${content}</main></body></html>`;

const button = (action: string, label: string): string =>
  `<button name="action" value="${action}">${label}</button>`;
const primaryButton = (action: string, label: string): string =>
  `<button name="action" value="${action}" class="primary">${label}</button>`;

const formatKronor = (ore: number): string => `${(ore / 100).toLocaleString('sv-SE')} kr`;

export const checkoutPage = (id: string, cancelUrl: string): string =>
  page(
    'Prenumerera på Husrum',
    `<p>${formatKronor(PRICE_ORE)} i månaden.</p><form method="post" action="/checkout/${id}">
${primaryButton('pay', 'Betala med kort')}${button('decline', 'Betala med ett kort som nekas')}
</form><p><a href="${escapeHtml(cancelUrl)}">Avbryt</a></p>`,
  );

export const declinedPage = (id: string, cancelUrl: string): string =>
  page(
    'Kortet nekades',
    `<p>Banken nekade betalningen. Prova ett annat kort.</p><form method="post" action="/checkout/${id}">
${primaryButton('pay', 'Betala med ett annat kort')}</form><p><a href="${escapeHtml(cancelUrl)}">Avbryt</a></p>`,
  );

export const portalPage = (
  id: string,
  returnUrl: string,
  subscription: Subscription | undefined,
  openInvoices: readonly StripeInvoice[],
): string =>
  page(
    'Din prenumeration',
    `<p>Status: ${escapeHtml(subscription?.status ?? 'ingen')}${subscription?.cancel_at_period_end ? ', uppsagd' : ''}</p>
<form method="post" action="/portal/${id}">
${primaryButton('card_accepts', 'Byt till ett kort som går igenom')}${button('card_declines', 'Byt till ett kort som nekas')}
${openInvoices.length > 0 ? button('pay', `Betala ${formatKronor(openInvoices.reduce((sum, { total }) => sum + total, 0))}`) : ''}
${subscription?.cancel_at_period_end ? button('resume', 'Ångra uppsägningen') : button('cancel', 'Säg upp')}
</form><p><a href="${escapeHtml(returnUrl)}">Tillbaka till Husrum</a></p>`,
  );
