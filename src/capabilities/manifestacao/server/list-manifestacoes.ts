import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import type { manifestacaoContract } from '../contract.ts';
import { toItemDaLista } from './item-presenter.ts';
import { countProprias, type Depois, type FiltroDaLista, listProprias } from './lista-repository.ts';

const POR_PAGINA = 20;

type Pagina = z.input<(typeof manifestacaoContract)['GET /app-web/v1/manifestacoes']['response']>;

/** The order is in the cursor too: one of another order would skip cases without anybody noticing. */
const cursor = z.tuple([
  z.enum(['recentes', 'antigas', 'prazo', 'atualizadas']),
  z.string().max(60),
  z.int(),
]);

const writeCursor = (ordem: FiltroDaLista['ordem'], { valor, id }: Depois): string =>
  Buffer.from(JSON.stringify([ordem, valor, id])).toString('base64url');

const VALOR = {
  prazo: /^[01]\d{4}-\d{2}-\d{2}$/,
  outra: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
};

const readCursor = (texto: string, ordem: FiltroDaLista['ordem']): Depois => {
  const [daOrdem, valor, id] = parse(texto);
  if (daOrdem !== ordem || !(ordem === 'prazo' ? VALOR.prazo : VALOR.outra).test(valor))
    throw cursorInvalido();
  return { valor, id };
};

const cursorInvalido = () =>
  invalid('lista.cursor-invalido', 'A página pedida não existe. Volte ao começo da lista.');

const parse = (texto: string): z.output<typeof cursor> => {
  const json = Buffer.from(texto, 'base64url').toString('utf8');
  try {
    const lido = cursor.safeParse(JSON.parse(json));
    if (lido.success) return lido.data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw cursorInvalido();
};

/** The person's own cases, a page at a time; a case filed meanwhile moves no page. */
export const listManifestacoes = async (
  platform: Platform,
  usuario: Pick<UsuarioAtual, 'idUsuario'>,
  { cursor: texto, ...filtro }: FiltroDaLista & { cursor?: string | undefined },
): Promise<Pagina> => {
  const agora = platform.clock.now();
  const pedido = {
    dono: donoDe(platform, usuario.idUsuario),
    filtro,
    hoje: toIsoDate(localDate(agora.getTime())),
  };
  const depois = texto === undefined ? undefined : readCursor(texto, filtro.ordem);
  const [rows, total] = await Promise.all([
    listProprias(platform.db, { ...pedido, depois, limite: POR_PAGINA + 1 }),
    countProprias(platform.db, pedido),
  ]);
  const pagina = rows.slice(0, POR_PAGINA);
  const ultima = rows.length > POR_PAGINA ? pagina.at(-1) : undefined;
  return {
    itens: pagina.map((row) => toItemDaLista(row, agora)),
    total,
    proximoCursor: ultima ? writeCursor(filtro.ordem, { valor: ultima.valor_da_ordem, id: ultima.id }) : null,
  };
};
