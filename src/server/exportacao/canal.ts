/** Where bytes go, one after the other; whoever writes waits until there is room again. */
export interface Canal {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
}
