import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly key: string;
  /** When the file was last put. */
  readonly storedAt: Date;
  readonly bytes: number;
}

/** Bytes in memory, or a file on the disk of the server, which is streamed. */
export type FileContent = Buffer | { readonly path: string; readonly size: number };

/** A stored file that is read while it is sent. */
export interface FileStream {
  readonly stream: Readable;
  readonly size: number;
}

/** Reads the whole content into memory. It is for small files only. */
export const readContent = async (content: FileContent): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : readFile(content.path);

/** The first bytes of the content, at most `length`. */
export const readHead = async (content: FileContent, length: number): Promise<Buffer> => {
  if (Buffer.isBuffer(content)) return content.subarray(0, length);
  const file = await open(content.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * A key-value store for bytes. The server chooses the keys, `<account>/<uuid>`: never a name that a user has typed.
 * `ports/files` implements it; `platform` imports no port.
 */
export interface FileStore {
  put(key: string, content: FileContent, mimetype: string): Promise<void>;
  /** The result is undefined when nothing is stored under the key. */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * It is for large files. The result is undefined when nothing is stored under the key. The caller reads the stream or
   * destroys it.
   */
  open(key: string): Promise<FileStream | undefined>;
  remove(key: string): Promise<void>;
  /** All files in the folder `a` or `a/b`, in no particular order. */
  list(folder: string): Promise<StoredFile[]>;
}
