import { escapeHtml } from '@husrum/api-platform';

interface Message {
  id: number;
  state: string;
  sender: string;
  recipient: string;
  subject: string;
  body: string;
  error: string | null;
  created_at: string;
}

interface MessageDetail extends Message {
  attachments: readonly { id: number; name: string; mimetype: string }[];
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #8884 }
  pre { white-space: pre-wrap; border: 1px solid #8884; border-radius: 6px; padding: 1rem }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; border-radius: 6px; background: #fff }
</style></head><body>${content}</body></html>`;

const row = ({ id, recipient, subject, created_at, state }: Message): string =>
  `<tr><td>${escapeHtml(created_at.replace('T', ' ').slice(0, 16))}</td><td>${escapeHtml(recipient)}</td>
   <td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td><td>${state}</td></tr>`;

export const messagesPage = (messages: readonly Message[]): string =>
  page(
    'Utgående mejl',
    `<h1>Utgående mejl</h1><table><thead><tr><th>Skrivet</th><th>Till</th><th>Ämne</th><th>Läge</th></tr></thead>
     <tbody>${messages.map(row).join('')}</tbody></table>${messages.length === 0 ? '<p>Inget mejl har skrivits.</p>' : ''}`,
  );

const linkify = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

export const messagePage = (message: MessageDetail): string =>
  page(
    message.subject,
    `<p><a href="/dev/mail">Utgående mejl</a></p><h1>${escapeHtml(message.subject)}</h1>
     <p>Från ${escapeHtml(message.sender)}<br>Till ${escapeHtml(message.recipient)}</p>
     ${message.error ? `<p><strong>${escapeHtml(message.error)}</strong></p>` : ''}
     <ul>${message.attachments
       .map(({ id, name }) => `<li><a href="/dev/mail/attachment/${id}">${escapeHtml(name)}</a></li>`)
       .join('')}</ul>
     <pre>${linkify(message.body)}</pre>
     <iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Mejlet som HTML" src="/dev/mail/${message.id}/html"></iframe>`,
  );
