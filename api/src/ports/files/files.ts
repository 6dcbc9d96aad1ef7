/** Where bytes are kept. Keys are chosen by us: `<account>/<uuid>`, never a name that people have typed. */
export interface Files {
  put(key: string, bytes: Buffer, mimetype: string): Promise<void>;
  /** Undefined when nothing is stored under the key. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}
