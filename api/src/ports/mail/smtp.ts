import { createTransport, type Transporter } from 'nodemailer';

/** Without an answer for this long, the connection to the mail server fails. */
const TIMEOUT_MS = 10_000;
const TIMEOUTS = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'];

let current: { url: string; transport: Transporter } | undefined;

/** The SMTP connection pool of the process. A timeout that the URL sets itself is kept. */
export const getSmtpTransport = (url: string): Transporter => {
  if (current?.url !== url) {
    current?.transport.close();
    const pooled = new URL(url);
    pooled.searchParams.set('pool', 'true');
    for (const timeout of TIMEOUTS)
      if (!pooled.searchParams.has(timeout)) pooled.searchParams.set(timeout, String(TIMEOUT_MS));
    current = { url, transport: createTransport(pooled.href) };
  }
  return current.transport;
};

export const closeSmtp = (): void => {
  current?.transport.close();
  current = undefined;
};
