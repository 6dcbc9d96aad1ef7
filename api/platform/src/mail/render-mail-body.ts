import { escapeHtml } from './escape-html';
import { mailTexts } from './mail.texts';

interface MailBody {
  /** The recipient's name, for the greeting. Without it there is no greeting. */
  name?: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** Small print below the button. */
  note?: string;
  /** The sender's name in the closing. It is null if the text has its own closing. */
  from?: string | null;
}

const renderParagraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

const renderButton = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#1d4f3f;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Renders a mail as plain text, and as HTML that every mail client shows. */
export const renderMailBody = ({
  name,
  paragraphs,
  button,
  note,
  from = 'Husrum',
}: MailBody): { text: string; html: string } => {
  const opening = name === undefined ? paragraphs : [mailTexts.greeting(name), ...paragraphs];
  const text = [
    ...opening,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(note ? [note] : []),
    ...(from === null ? [] : [`${mailTexts.regards}\n${from}`]),
  ].join('\n\n');
  const html = `<!doctype html><html lang="sv"><head><meta charset="utf-8"></head>
<body style="background:#f6f5f2;margin:0;padding:24px"><div style="background:#fff;border-radius:12px;color:#1c1c1a;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;margin:0 auto;max-width:560px;padding:32px">
${opening.map(renderParagraph).join('\n')}
${button ? renderButton(button) : ''}
${note ? `<p style="color:#6b6a66;font-size:14px;margin:0 0 16px">${escapeHtml(note)}</p>` : ''}
${from === null ? '' : `<p style="margin:24px 0 0">${mailTexts.regards}<br>${escapeHtml(from)}</p>`}
</div></body></html>`;
  return { text: `${text}\n`, html };
};
