import { z } from 'zod';
import { leiturasNaLista } from '#capabilities/manifestacao/server/index.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { hours } from '#server/clock.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import { momentoDoBanco, parseCursor, writeCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  type FiltroDeManifestacoes,
  MAXIMO_DE_RESULTADOS,
  type OrdemPedida,
  readOrdem,
} from '../domain/filtro.ts';
import type { DadosBasicos } from '../domain/formas.ts';
import { cursorInvalido, nadaEncontrado } from '../domain/integracao-errors.ts';
import { toDadosBasicos } from './dados-basicos-presenter.ts';
import type { Enderecos } from './links.ts';
import {
  aindaAlcancados,
  type ChaveDaLista,
  cortarLista,
  type Depois,
  guardarLista,
  listDadosBasicos,
  listDepois,
  type QuemLista,
  readLista,
} from './lista-repository.ts';

/** A client that takes longer between two pages gets a new list. */
const VALIDADE_DA_LISTA = hours(6);

interface Lista {
  readonly quem: UsuarioAtual & QuemLista;
  readonly filtro: FiltroDeManifestacoes;
  readonly ordem: OrdemPedida;
  readonly chave: ChaveDaLista;
}

interface Pedaco {
  readonly posicao: number;
  readonly quantos: number;
}

/** Identifies a list: the filters, the order and what the account may see; not the page. */
const hashDoFiltro = (
  filtro: FiltroDeManifestacoes,
  ordem: OrdemPedida,
  { idPerfil, idOuvidoria, semDenuncias = false }: UsuarioAtual,
): Buffer => {
  const { MaxResultados: _max, PosInicioPagina: _pos, OrderBy: _ordem, Cursor: _cursor, ...onde } = filtro;
  return hashSecret(
    JSON.stringify([Object.entries(onde).sort(), ordem, idPerfil, idOuvidoria, semDenuncias]),
  );
};

/** Reads the stored list, skipping what may no longer be seen, so that no page is short. */
const pedacoDaLista = async (
  tx: Db,
  { quem, chave }: Lista,
  desde: Date,
  { posicao, quantos }: Pedaco,
): Promise<number[] | undefined> => {
  const achados: number[] = [];
  let lidos = 0;
  let saiu = false;
  while (achados.length < quantos) {
    const parte = await readLista(tx, { ...chave, desde }, posicao + lidos, quantos);
    if (!parte) return undefined;
    const vivos = await aindaAlcancados(tx, quem, parte);
    for (const id of parte) {
      if (achados.length === quantos) break;
      lidos += 1;
      if (vivos.has(id)) achados.push(id);
      else saiu = true;
    }
    if (parte.length < quantos) break;
  }
  if (saiu) await cortarLista(tx, chave, { posicao, lidos, ficam: achados });
  return achados;
};

/** By position: the list stays as when its first page was read, whatever others write. */
const porPosicao = ({ db, clock }: Platform, lista: Lista, pedaco: Pedaco): Promise<number[]> => {
  const agora = clock.now();
  const desde = new Date(agora.getTime() - VALIDADE_DA_LISTA);
  return db.transaction().execute(async (tx) => {
    const guardada = pedaco.posicao === 0 ? undefined : await pedacoDaLista(tx, lista, desde, pedaco);
    if (guardada) return guardada;
    await guardarLista(tx, { ...lista.chave, agora }, lista.quem, lista.filtro, lista.ordem);
    return (await pedacoDaLista(tx, lista, desde, pedaco)) ?? [];
  });
};

const formas: Readonly<Record<OrdemPedida['por'], z.ZodType>> = {
  id: z
    .string()
    .regex(/^\d{1,10}$/)
    .refine((texto) => Number(texto) <= MAX_ID),
  registro: momentoDoBanco,
  atualizacao: momentoDoBanco,
  prazo: z.iso.date(),
  protocolo: z.string().regex(/^\d{17}$/),
};

const cursorDaLista = z.tuple([z.string(), z.string(), z.string().max(60), z.int().min(0).max(MAX_ID)]);

const readCursor = (texto: string, { por, sentido }: OrdemPedida): Depois => {
  const [daOrdem, doSentido, valor, id] = parseCursor(cursorDaLista, texto, cursorInvalido);
  if (daOrdem !== por || doSentido !== sentido || !formas[por].safeParse(valor).success)
    throw cursorInvalido();
  return { valor, id };
};

export interface PaginaDeManifestacoes {
  readonly itens: DadosBasicos[];
  readonly proximoCursor: string | null;
}

/** What the program may read, page by page; an empty result is a 404, at which clients stop. */
export const listManifestacoes = async (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeManifestacoes,
  enderecos: Enderecos,
): Promise<PaginaDeManifestacoes> => {
  const quem = { ...usuario, hoje: toIsoDate(localDate(platform.clock.now().getTime())) };
  const ordem = readOrdem(filtro.OrderBy);
  const quantos = filtro.MaxResultados ?? MAXIMO_DE_RESULTADOS;
  const lista: Lista = {
    quem,
    filtro,
    ordem,
    chave: {
      idCliente: quem.idCliente ?? 0,
      idUsuario: quem.idUsuario,
      filtroHash: hashDoFiltro(filtro, ordem, quem),
    },
  };
  const ids =
    filtro.Cursor === undefined
      ? await porPosicao(platform, lista, { posicao: filtro.PosInicioPagina ?? 0, quantos })
      : await listDepois(platform.db, quem, filtro, ordem, {
          depois: readCursor(filtro.Cursor, ordem),
          limite: quantos,
        });
  const rows = new Map(
    (await listDadosBasicos(platform.db, quem, ids, ordem.por)).map((row) => [row.id, row]),
  );
  const naOrdem = ids.flatMap((id) => rows.get(id) ?? []);
  const ultima = naOrdem.at(-1);
  if (!ultima) throw nadaEncontrado();
  const leitura = await leiturasNaLista(platform, platform.db, quem, ids);
  return {
    itens: naOrdem.map((row) => toDadosBasicos(row, enderecos, leitura(row.id).daPessoa)),
    proximoCursor:
      naOrdem.length === quantos
        ? writeCursor([ordem.por, ordem.sentido, ultima.valor_da_ordem, ultima.id])
        : null,
  };
};
