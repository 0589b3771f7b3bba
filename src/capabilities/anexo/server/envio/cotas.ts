import { days } from '#server/clock.ts';
import { hmac } from '#server/crypto/secret.ts';
import { NO_TOR } from '#server/http/secure.ts';
import type { Platform } from '#server/platform.ts';
import { conferidoDemais, cotaCheia, cotaDaPessoaCheia } from '../../domain/anexo-errors.ts';
import { CONFERENCIAS_POR_ARQUIVO, COTA_DA_PESSOA, cotaDoPrefixo } from '../../domain/cotas.ts';
import { addUsado, readUsado, sumSemConta } from './cota-repository.ts';

/** Counted in thousands of bytes: a day's bytes do not fit in the column. */
const MIL = 1000;

/** Keyed by the day: the table names neither a person nor an address. */
const chaveDe = ({ config, clock }: Platform, quem: string): string =>
  `anexo-cota:${hmac(config.keyFor(`anexo-cota:${clock.now().toISOString().slice(0, 10)}`), quem)}`;

/** Adds, or gives back, and tells how much there is then. */
const contar = (platform: Platform, chave: string, quanto: number): Promise<number> =>
  addUsado(platform.db, chave, quanto, new Date(platform.clock.now().getTime() + days(1)));

const limiteSemConta = async (platform: Platform, remetente: string): Promise<number> => {
  const lugar = { soltos: await sumSemConta(platform.db), total: platform.config.cotaAnexosSemConta };
  return cotaDoPrefixo(lugar, remetente === NO_TOR);
};

/**
 * Before a stranger's file is announced. What counts is what arrives: announcing large files and sending none would otherwise
 * use up the room of others.
 */
export const assertCabeSemConta = async (
  platform: Platform,
  remetente: string,
  bytes: number,
): Promise<void> => {
  const usado = (await readUsado(platform.db, chaveDe(platform, remetente))) * MIL;
  if (usado + bytes > (await limiteSemConta(platform, remetente))) throw cotaCheia();
};

/** Reserved at a time: a connection that sends nothing holds no more of what others of its prefix may send. */
const PASSO = 256 * MIL;

/** Part of a day's quota, taken before the bytes are read: of many pieces at once none passes the end of it. */
export interface Reserva {
  /** Makes sure of so many bytes, of at most `noMaximo` in all. */
  readonly ate: (bytes: number, noMaximo: number) => Promise<void>;
  /** Keeps what arrived, and gives the rest back. */
  readonly acertar: (bytes: number) => Promise<void>;
}

export const reservarSemConta = (platform: Platform, remetente: string): Reserva => {
  // Of the day on which it began, also when it ends after midnight.
  const chave = chaveDe(platform, remetente);
  let milhares = 0;
  const mudar = async (quanto: number): Promise<number> => {
    milhares += quanto;
    return (await contar(platform, chave, quanto)) * MIL;
  };
  return {
    ate: async (bytes, noMaximo) => {
      if (bytes <= milhares * MIL) return;
      const alvo = Math.min(noMaximo, Math.max(bytes, milhares * MIL + PASSO));
      const mais = Math.ceil(alvo / MIL) - milhares;
      if ((await mudar(mais)) <= (await limiteSemConta(platform, remetente))) return;
      await mudar(-mais);
      throw cotaCheia();
    },
    acertar: async (bytes) => {
      const resto = milhares - Math.ceil(bytes / MIL);
      if (resto !== 0) await mudar(-resto);
    },
  };
};

/** Somebody with an account reserved at the announcement. */
export const SEM_RESERVA: Reserva = { ate: async () => undefined, acertar: async () => undefined };

/** A person uses up only their own day, so what they announce counts. */
export const gastarDaPessoa = async (platform: Platform, idUsuario: number, bytes: number): Promise<void> => {
  const chave = chaveDe(platform, `pessoa:${idUsuario}`);
  const milhares = Math.ceil(bytes / MIL);
  if ((await contar(platform, chave, milhares)) * MIL <= COTA_DA_PESSOA) return;
  await contar(platform, chave, -milhares);
  throw cotaDaPessoaCheia();
};

/** A check costs much, and only the sending of the file was paid for. */
export const contarConferencia = async (platform: Platform, idAnexo: number): Promise<void> => {
  const vezes = await contar(platform, chaveDe(platform, `conferencia:${idAnexo}`), 1);
  if (vezes > CONFERENCIAS_POR_ARQUIVO) throw conferidoDemais();
};
