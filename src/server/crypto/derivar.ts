import { createHash, hkdfSync } from 'node:crypto';

export type KeyFor = (purpose: string) => Buffer;

/** Purposes with a day in their name come and go: those of now are derived again in no time. */
const MAX_DERIVADAS = 200;

/** A key for each purpose, so that no two purposes share one; derived once, since every request asks for several. */
export const derivarDe = (segredo: Buffer): KeyFor => {
  const derivadas = new Map<string, Buffer>();
  return (purpose) => {
    const conhecida = derivadas.get(purpose);
    if (conhecida) return conhecida;
    const nova = Buffer.from(hkdfSync('sha256', segredo, 'escuta-br', purpose, 32));
    if (derivadas.size >= MAX_DERIVADAS) derivadas.clear();
    derivadas.set(purpose, nova);
    return nova;
  };
};

/** The characters of a setting as 32 bytes. */
export const segredoDe = (chave: string): Buffer => createHash('sha256').update(chave).digest();
