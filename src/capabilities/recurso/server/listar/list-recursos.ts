import { z } from 'zod';
import { casosListaveis } from '#capabilities/manifestacao/domain/ler/casos-listaveis.ts';
import { trechoDe } from '#capabilities/manifestacao/domain/ler/trecho.ts';
import { leiturasNaLista, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { cursorInvalido, pageOf, parseCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { filasDeRecursos, type LinhaDaLista } from '../../contract.ts';
import { diasQueRestam, SUBIU } from '../ler/recurso-presenter.ts';
import {
  countRecursos,
  type Depois,
  type LinhaRow,
  type PedidoDeLista,
  type QuemLista,
  selectRecursos,
} from './lista-repository.ts';

export interface PedidoDePagina extends Omit<PedidoDeLista, 'depois' | 'limite'>, PaginaPedida {}

const cursor = z.tuple([
  z.enum(filasDeRecursos),
  z.union([z.iso.date(), z.literal('infinity')]),
  z.int().min(1),
]);

/** The cursor carries the queue too: used with another queue, it would silently skip appeals. */
const depoisDe = (texto: string, fila: PedidoDeLista['fila']): Depois => {
  const [daFila, prazo, id] = parseCursor(cursor, texto);
  if (daFila !== fila) throw cursorInvalido();
  return { prazo, id };
};

const toLinha = (row: LinhaRow, usuario: UsuarioAtual, agora: Date): LinhaDaLista => ({
  idRecurso: row.id,
  versao: row.versao,
  idManifestacao: row.id_manifestacao,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  orgao: row.orgao,
  resumo: trechoDe(row, usuario) ?? '',
  instancia: { id: row.id_instancia, descricao: row.instancia },
  tipoRecurso: row.tipo,
  situacao: { id: row.id_situacao, descricao: row.subiu_em ? SUBIU : row.situacao },
  conhecido: row.conhecido,
  esclarecimentoAberto: row.esclarecimento_aberto,
  emEsclarecimentosAte: row.esclarecimento_ate,
  registradoEm: row.registrado_em.toISOString(),
  prazo: row.prazo,
  diasRestantes: diasQueRestam(row, agora),
  responsavel: row.responsavel,
  julgo: row.julgo,
});

const quemLista = (usuario: UsuarioAtual, dono: Dono | null, agora: Date): QuemLista => {
  const casos = casosListaveis(usuario);
  return {
    // A servant without an office has no office's appeals.
    ...(casos === 'nenhum' ? { idOuvidoria: 0, ...foraDoAlcance(usuario) } : casos),
    idUsuario: usuario.idUsuario,
    isGestor: usuario.idPerfil === Perfil.gestor,
    trata: perfisDaAcao('manifestacao.tratar').includes(usuario.idPerfil),
    dono,
    hoje: toIsoDate(localDate(agora.getTime())),
  };
};

/**
 * The appeals a person judges and those of their own office that they may open, most urgent first,
 * page by page.
 */
export const listRecursos = async (
  platform: Platform,
  { dono }: QuemAge,
  usuario: UsuarioAtual,
  { cursor: texto, porPagina, ...pedido }: PedidoDePagina,
) => {
  const { db, clock } = platform;
  const agora = clock.now();
  const quem = quemLista(usuario, dono, agora);
  const depois = texto === undefined ? undefined : depoisDe(texto, pedido.fila);
  const [rows, contagens] = await Promise.all([
    selectRecursos(db, quem, { ...pedido, depois, limite: porPagina + 1 }),
    countRecursos(db, quem, filasDeRecursos),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [
    pedido.fila,
    row.prazo_da_ordem,
    row.id,
  ]);
  const leitura = await leiturasNaLista(
    platform,
    db,
    usuario,
    pagina.map(({ id_manifestacao }) => id_manifestacao),
  );
  return {
    itens: pagina.map((row) => {
      const inicio = row.inicio && leitura(row.id_manifestacao).daPessoa(row.inicio);
      return toLinha({ ...row, inicio }, usuario, agora);
    }),
    proximoCursor,
    contagens,
  };
};
