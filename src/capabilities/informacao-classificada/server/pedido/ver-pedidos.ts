import { checkAct } from '#kernel/ato/interpretar.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { daysBetween, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDePedidos } from '../../contract.ts';
import { formatNup } from '../../domain/cidic.ts';
import { nomeDoFundamento } from '../../domain/fundamentos.ts';
import type { Grau } from '../../domain/grau.ts';
import { atosDoPedido } from '../../domain/pedido/atos-do-pedido.ts';
import {
  type EstadoDoPedido,
  type IdPasso,
  nomeDaAutoridade,
  proximaInstancia,
  type Resultado,
} from '../../domain/pedido/estado-do-pedido.ts';
import { naoDecide } from '../../domain/pedido/pedido-errors.ts';
import type { LinhaDoPedido, PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { isPublicado } from '../lista/lista-repository.ts';
import { codigoDa } from '../rol/informacao-presenter.ts';
import { listRol } from '../rol/rol-repository.ts';
import { findPedidoDoLeitor, type PedidoDoLeitor } from './pedido-do-leitor.ts';
import {
  countDoOrgao,
  listDaPessoa,
  listDoOrgao,
  listHistoricoDoPedido,
  type PassoRow,
  type PedidoRow,
} from './pedido-repository.ts';

const MAX_TRECHO = 120;

const toLinha = (row: PedidoRow, agora: Date): LinhaDoPedido => {
  const espera = row.decidido_em === null && row.situacao !== 'desistido';
  const oQue = row.codigo ?? row.descricao ?? '';
  return {
    idPedido: row.id,
    versao: row.versao,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
    orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.nome_orgao },
    estado: row.situacao as EstadoDoPedido,
    oQue: oQue.length > MAX_TRECHO ? `${oQue.slice(0, MAX_TRECHO)}…` : oQue,
    registradoEm: row.registrado_em.toISOString(),
    comQuem: espera
      ? nomeDaAutoridade(row.passo as IdPasso, row.id_ouvidoria_julgadora !== row.id_ouvidoria)
      : null,
    desde: espera ? row.passo_desde.toISOString() : null,
    prazo: espera ? row.prazo : null,
    diasRestantes:
      espera && row.prazo !== null ? daysBetween(localDate(agora.getTime()), diaGuardado(row.prazo)) : null,
  };
};

const toPasso = (row: PassoRow, idOrgao: number): PedidoVisto['passos'][number] => ({
  passo: row.passo,
  nome: nomeDaAutoridade(row.passo as IdPasso, row.id_ouvidoria_julgadora !== idOrgao),
  julgadora: { idOuvidoria: row.id_ouvidoria_julgadora, sigla: row.sigla, nome: row.nome },
  texto: row.texto,
  porSilencio: row.por_silencio,
  registradoEm: row.registrado_em.toISOString(),
  prazo: row.prazo,
  prazoOriginal: row.prazo_original === row.prazo ? null : row.prazo_original,
  decisao:
    row.decidido_em === null
      ? null
      : {
          resultado: row.resultado as Resultado,
          texto: row.decisao ?? '',
          grau: row.grau as Grau | null,
          termo: row.termo,
          responsavel: row.responsavel ?? '',
          decididoEm: row.decidido_em.toISOString(),
        },
});

const toInformacao = ({ informacao: row }: PedidoDoLeitor): PedidoVisto['informacao'] =>
  row && {
    idInformacao: row.id,
    codigo: codigoDa(row),
    assunto: row.assunto,
    grau: row.grau as Grau,
    fundamento: nomeDoFundamento(row.fundamento),
    autoridade: row.autoridade,
    dataClassificacao: row.data_classificacao,
    termo: row.termo,
    situacao: row.situacao as 'classificada' | 'desclassificada',
  };

/** What the roll says reaches who asked once everybody may read it, or the authority decided with it. */
const podeVerInformacao = async (
  { db }: Platform,
  { fatos, informacao, passos }: PedidoDoLeitor,
): Promise<boolean> =>
  !fatos.requerente ||
  passos.some(({ decidido_em }) => decidido_em !== null) ||
  (informacao !== null && (await isPublicado(db, informacao.id_ouvidoria, formatNup(informacao.nup))));

const quemJulgaDepois = ({ row }: PedidoDoLeitor): string | null => {
  const temComando = row.id_ouvidoria_ministerio !== null;
  const seguinte = proximaInstancia(row.passo as IdPasso, temComando);
  return seguinte && nomeDaAutoridade(seguinte, temComando);
};

export const verPedido = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idPedido: number,
): Promise<PedidoVisto> => {
  const { db, clock } = platform;
  const visto = await findPedidoDoLeitor(platform, db, usuario, idPedido);
  const { row, passos, fatos, recorrerAte } = visto;
  const estado = row.situacao as EstadoDoPedido;
  const contexto = { estado, perfil: usuario.idPerfil, fatos };
  // Of the Commander and the Minister, only the one whose turn it is.
  const deOutraVez = fatos.comandoAntes ? 'recorrerDaDecisao' : 'recorrerAoComando';
  const recursos = atosDoPedido.filter(
    ({ nome, de }) => nome.startsWith('recorrer') && nome !== deOutraVez && de.some((e) => e === estado),
  );
  const atos = atosDoPedido.filter((ato) => checkAct(ato, contexto).allowed).map(({ nome }) => nome);
  const fechado = recursos.flatMap((ato) => {
    const verdict = checkAct(ato, contexto);
    return verdict.allowed ? [] : [verdict.error.message];
  });
  const historico = await listHistoricoDoPedido(db, row.id);
  return {
    ...toLinha(row, clock.now()),
    codigo: row.codigo,
    descricao: row.descricao,
    requerente: fatos.requerente ? null : row.requerente,
    informacao: (await podeVerInformacao(platform, visto)) ? toInformacao(visto) : null,
    passos: passos.map((passo) => toPasso(passo, row.id_ouvidoria)),
    recorreA: atos.some((nome) => nome.startsWith('recorrer')) ? quemJulgaDepois(visto) : null,
    recorrerAte: recorrerAte && toIsoDate(recorrerAte),
    historico: historico.map(({ ocorrido_em, ...linha }) => ({
      ...linha,
      ocorridoEm: ocorrido_em.toISOString(),
    })),
    atos,
    recursoFechado: fatos.requerente ? (fechado[0] ?? null) : null,
  };
};

export const listMeusPedidos = async (
  { db, clock }: Platform,
  { idUsuario }: UsuarioAtual,
  { cursor, porPagina }: PaginaPedida,
) => {
  const rows = await listDaPessoa(db, idUsuario, readIdCursor(cursor), porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map((row) => toLinha(row, clock.now())), proximoCursor };
};

/** The pedidos of the person's office; the administrador's are those of all. */
export const listPedidosDoOrgao = async (
  { db, clock }: Platform,
  { idPerfil, idOuvidoria }: UsuarioAtual,
  { fila, cursor, porPagina }: PaginaPedida & { readonly fila: (typeof filasDePedidos)[number] },
) => {
  const onde = idPerfil === Perfil.administrador ? null : (idOuvidoria ?? 0);
  const [rows, contagens] = await Promise.all([
    listDoOrgao(db, onde, { fila, depois: readIdCursor(cursor), limite: porPagina + 1 }),
    countDoOrgao(db, onde),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map((row) => toLinha(row, clock.now())), proximoCursor, contagens };
};

/** Only who decides looks for the information in the roll of the office asked. */
export const verRolDoPedido = async (platform: Platform, usuario: UsuarioAtual, idPedido: number) => {
  const { row, fatos } = await findPedidoDoLeitor(platform, platform.db, usuario, idPedido);
  if (!fatos.julgador) throw naoDecide();
  const rows = await listRol(platform.db, row.id_ouvidoria);
  return rows.map((cada) => ({
    idInformacao: cada.id,
    codigo: codigoDa(cada),
    assunto: cada.assunto,
    grau: cada.grau as Grau,
  }));
};
