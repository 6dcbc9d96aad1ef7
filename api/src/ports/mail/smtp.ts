import { createTransport, type Transporter } from 'nodemailer';

let open: { url: string; transport: Transporter } | undefined;

/** One pool of connections for the whole process. */
export const smtp = (url: string): Transporter => {
  if (open?.url !== url) {
    open?.transport.close();
    const pooled = new URL(url);
    pooled.searchParams.set('pool', 'true');
    open = { url, transport: createTransport(pooled.href) };
  }
  return open.transport;
};

export const closeSmtp = (): void => {
  open?.transport.close();
  open = undefined;
};
