export interface KeptFile {
  readonly key: string;
  /** When it was put there, last. */
  readonly at: Date;
  readonly bytes: number;
}

/** Where bytes are kept. Keys are chosen by us: `<account>/<uuid>`, never a name that people have typed. */
export interface Files {
  put(key: string, bytes: Buffer, mimetype: string): Promise<void>;
  /** Undefined when nothing is stored under the key. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** All that is stored under keys that begin with the folder, `a` or `a/b`, in no order. */
  list(folder: string): Promise<KeptFile[]>;
}
