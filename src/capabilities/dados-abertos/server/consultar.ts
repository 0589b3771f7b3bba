import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Config } from '#server/config.ts';
import { decrypt, encrypt } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { chaveDe, type Valor } from '../domain/coluna.ts';
import { conjuntos, type NomeDeConjunto } from '../domain/conjuntos.ts';
import { cursorInvalido } from '../domain/dados-abertos-errors.ts';
import { consultaDePagina, consultas } from './consulta-repository.ts';
import { lugarDoSolicitante } from './lugar-do-solicitante.ts';
import { createPseudonimo } from './pseudonimo.ts';

const lugar = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string()])]);
type Lugar = z.output<typeof lugar>;

const chave = (config: Pick<Config, 'keyFor'>): Buffer => config.keyFor('dados-abertos.cursor');

/** Sealed: the position holds a moment to the microsecond, which is not published. */
const escrever = (config: Config, onde: Lugar): string =>
  encrypt(chave(config), JSON.stringify(onde)).toString('base64url');

const ler = (config: Config, cursor: string): Lugar => {
  let aberto: unknown;
  try {
    aberto = JSON.parse(decrypt(chave(config), Buffer.from(cursor, 'base64url')));
  } catch {
    // What does not open with our key was not issued by us.
    throw cursorInvalido();
  }
  const lido = lugar.safeParse(aberto);
  if (!lido.success) throw cursorInvalido();
  return lido.data;
};

export interface PedidoDePagina {
  readonly conjunto: NomeDeConjunto;
  readonly ano: number;
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** A page of the same rows as the files have. */
export const consultar = async (
  { config, clock, leitura }: Platform,
  { conjunto, ano, cursor, limite }: PedidoDePagina,
) => {
  const hoje = toIsoDate(localDate(clock.now().getTime()));
  const consulta = consultas[conjunto]({ ano, hoje });
  const depoisDe = cursor === undefined ? undefined : ler(config, cursor);
  if (depoisDe && depoisDe.length !== consulta.ordem.length) throw cursorInvalido();
  const { rows } = await consultaDePagina(consulta, depoisDe, limite + 1).execute(leitura);
  const numerar = createPseudonimo(config);
  const { colunas } = conjuntos[conjunto];
  const solicitante = lugarDoSolicitante(conjunto);
  const pagina = rows.slice(0, limite);
  const itens = pagina.map((row) =>
    Object.fromEntries(
      colunas.map((coluna, i) => {
        const valor = (row[`c${i}`] ?? null) as Valor;
        return [chaveDe(coluna), i === solicitante ? numerar(valor as string | null) : valor];
      }),
    ),
  );
  const ultima = pagina.at(-1);
  const onde = consulta.ordem.map((_, i) => String(ultima?.[`o${i}`])) as Lugar;
  return { itens, proximoCursor: ultima && rows.length > limite ? escrever(config, onde) : null };
};
