import { createTransport, type Transporter } from 'nodemailer';

/** The connection to the mail server fails when it gets no response for this long. */
const TIMEOUT_MS = 10_000;
const TIMEOUTS = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'];

let current: { url: string; transport: Transporter } | undefined;

/** The SMTP connection pool of the process. A timeout in the URL takes precedence. */
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
