/** Takes bytes one block after the other; the writer waits until there is room again. */
export interface Canal {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}
