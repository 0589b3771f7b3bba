import { createSecretKey, timingSafeEqual } from 'node:crypto';
import { ChaveDesconhecida } from '#server/crypto/chaveiro.ts';
import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import type { EstadoDaMarca } from '../domain/conferir.ts';
import type { LinhaDaAuditoria, OrigemDoElo, Resumir } from '../domain/encadeamento.ts';
import { type Abrir, textoDasPalavras } from '../domain/palavras.ts';
import { marcaDe } from './marcar.ts';

/** What only the installation's key can make or check; a copy of the database can do neither. */
export interface Chaves {
  /** Proof of the words of an act on a case, in hexadecimal; null for administrative acts. */
  readonly provar: (origem: OrigemDoElo, linha: LinhaDaAuditoria, chave: Buffer | null) => string | null;
  readonly conferirMarca: (
    origem: OrigemDoElo,
    linha: LinhaDaAuditoria,
    chave: Buffer | null,
  ) => EstadoDaMarca;
  /** The seal of a link. */
  readonly selar: Resumir;
  /** The mark of a gap or of the marco. */
  readonly assinar: (partes: readonly unknown[]) => Buffer;
}

/**
 * A keyed digest: somebody with only the database can neither forge it for other words nor test
 * guesses. A seal that does not open is no error here: its proof differs, and the verifier reports
 * that.
 */
export const createChaves = ({ config }: Pick<Platform, 'config'>): Chaves => {
  const chaveDaProva = config.keyFor('auditoria.palavras');
  const chaveDaMarca = createSecretKey(config.keyFor('auditoria.marca'));
  const chaveDoElo = config.keyFor('auditoria.elo');
  const chaveDaNota = config.keyFor('auditoria.nota');
  const mestra = chaveDoCofre({ config });
  const abrirCom =
    (chave: Buffer | null): Abrir =>
    (selada) => {
      if (!chave) return null;
      try {
        return openEnvelope(mestra, chave).open(Buffer.from(selada, 'base64'));
      } catch (error) {
        // Not what was written is wrong, but this process does not have the key: no proof may be made of that.
        if (error instanceof ChaveDesconhecida) throw error;
        return null;
      }
    };
  const confere = (dada: Buffer, feita: Buffer): boolean =>
    dada.length === feita.length && timingSafeEqual(dada, feita);
  return {
    provar: (origem, linha, chave) =>
      origem === 'caso'
        ? hmacBytes(chaveDaProva, textoDasPalavras(linha, abrirCom(chave))).toString('hex')
        : null,
    conferirMarca: (origem, linha, chave) => {
      const { marca, marca_serie: serie, marca_numero: numero } = linha;
      if (typeof marca !== 'string' || typeof serie !== 'string' || typeof numero !== 'number')
        return 'ausente';
      const dada = Buffer.from(marca, 'hex');
      const feita = (abrir?: Abrir) => marcaDe(chaveDaMarca, origem, { serie, numero }, linha, abrir);
      // Words may have been sealed when the row was written, or afterwards.
      return confere(dada, feita()) || (chave !== null && confere(dada, feita(abrirCom(chave))))
        ? 'confere'
        : 'nao-confere';
    },
    selar: (hash) => hmacBytes(chaveDoElo, hash).toString('hex'),
    assinar: (partes) => hmacBytes(chaveDaNota, JSON.stringify(partes)),
  };
};
