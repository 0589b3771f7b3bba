import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { donoDe } from '#server/crypto/dono.ts';
import { cursorInvalido, momentoDoBanco, pageOf, parseCursor } from '#server/cursor.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';
import type { Platform } from '#server/platform.ts';
import type { manifestacaoContract } from '../../contract.ts';
import { itensDaLista } from './itens-da-lista.ts';
import { countProprias, type Depois, type FiltroDaLista, listProprias } from './lista-repository.ts';

const POR_PAGINA = 20;

type Pagina = z.input<(typeof manifestacaoContract)['GET /app-web/v1/manifestacoes']['response']>;

/** The cursor carries the order too: used with another order, it would silently skip cases. */
const cursor = z.tuple([
  z.enum(['recentes', 'antigas', 'prazo', 'atualizadas']),
  z.string().max(60),
  z.int(),
]);

const VALOR = {
  prazo: z.string().regex(/^[01]\d{4}-\d{2}-\d{2}$/),
  outra: momentoDoBanco,
};

const depoisDe = (texto: string, ordem: FiltroDaLista['ordem']): Depois => {
  const [daOrdem, valor, id] = parseCursor(cursor, texto);
  const forma = ordem === 'prazo' ? VALOR.prazo : VALOR.outra;
  if (daOrdem !== ordem || !forma.safeParse(valor).success) throw cursorInvalido();
  return { valor, id };
};

/** The person's own cases, page by page; a case filed meanwhile does not shift the pages. */
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
  const depois = texto === undefined ? undefined : depoisDe(texto, filtro.ordem);
  const juntas = lerJuntas(platform.db);
  const [rows, total] = await Promise.all([
    listProprias(juntas, { ...pedido, depois, limite: POR_PAGINA + 1 }),
    countProprias(juntas, pedido),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, (row) => [
    filtro.ordem,
    row.valor_da_ordem,
    row.id,
  ]);
  return {
    itens: await itensDaLista(platform.db, pagina, agora),
    total,
    proximoCursor,
  };
};
