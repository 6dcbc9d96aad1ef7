/** Types of the S3 test server, which is published without types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: readonly { name: string; configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
    /** Once it runs. */
    readonly httpServer: Server;
  }
}
