import { type CanalDoPedido, comoChegou } from '#capabilities/manifestacao/domain/em-nome.ts';
import { fraseDaPendencia } from '#capabilities/remedio/domain/ciencia.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { nomeDoDocumento } from '#kernel/numeros/documento.ts';
import { Perfil } from '#kernel/perfil.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { formatNup } from '../../domain/cidic.ts';
import { nomeDoFundamento } from '../../domain/fundamentos.ts';
import type { Grau } from '../../domain/grau.ts';
import { atosDoPedido } from '../../domain/pedido/atos/atos-do-pedido.ts';
import {
  type EstadoDoPedido,
  type IdPasso,
  nomeDaAutoridade,
  passoDoEstado,
  proximaInstancia,
  type Resultado,
} from '../../domain/pedido/estado-do-pedido.ts';
import { impedidoDeDecidir, naoDecide } from '../../domain/pedido/pedido-errors.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { quemDecide } from '../../domain/pedido/quem-decide.ts';
import { recursoDaVez } from '../../domain/pedido/recurso-da-vez.ts';
import { isPublicado } from '../lista/lista-repository.ts';
import { listNomes } from '../orgao-repository.ts';
import { codigoDa } from '../rol/informacao-presenter.ts';
import { listRol } from '../rol/rol-repository.ts';
import { pendenciaDoPedido } from './depois-da-decisao.ts';
import { toLinha } from './listar-pedidos.ts';
import { findPedidoDoLeitor, type PedidoDoLeitor } from './pedido-do-leitor.ts';
import { listHistoricoDoPedido, type PassoRow, type PedidoRow } from './pedido-repository.ts';
import type { QuemNoPedido } from './quem-no-pedido.ts';
import { tomarCiencia } from './registrar-ciencia.ts';

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

/** What the roll says reaches who asked, and who attends them, once everybody may read it, or the authority decided with it. */
const podeVerInformacao = async (
  { db }: Platform,
  { trata, informacao, passos }: PedidoDoLeitor,
): Promise<boolean> =>
  trata ||
  passos.some(({ decidido_em }) => decidido_em !== null) ||
  (informacao !== null && (await isPublicado(db, informacao.id_ouvidoria, formatNup(informacao.nup))));

const quemJulgaDepois = ({ row }: PedidoDoLeitor): string | null => {
  const temComando = row.id_ouvidoria_ministerio !== null;
  const seguinte = proximaInstancia(row.passo as IdPasso, temComando);
  return seguinte && nomeDaAutoridade(seguinte, temComando);
};

/** Whoever opens the own pedido reads the decision: where no earlier notice reached them, they have it now. */
const lido = async (platform: Platform, quem: QuemNoPedido, idPedido: number): Promise<PedidoDoLeitor> => {
  const visto = await findPedidoDoLeitor(platform, platform.db, quem, idPedido);
  if (!visto.isDono || !visto.fatos.semCiencia) return visto;
  await tomarCiencia(platform, quem, idPedido);
  return findPedidoDoLeitor(platform, platform.db, quem, idPedido);
};

const toContato = ({ row }: PedidoDoLeitor): PedidoVisto['contato'] => ({
  documento:
    row.documento === null
      ? null
      : `${nomeDoDocumento[row.tipo_documento ?? 0] ?? ''} ${row.documento}`.trim(),
  email: row.email_requerente,
  telefone: row.telefone,
  endereco: row.endereco,
});

/** Only for staff, and only where something waits that they may not decide. */
const quemDecideAqui = async (db: Db, visto: PedidoDoLeitor): Promise<string | null> => {
  const { row, passos, fatos, isDono, nomeados } = visto;
  const passo = passoDoEstado[row.situacao as EstadoDoPedido];
  if (isDono || passo === null || fatos.julgador) return null;
  const frase = quemDecide({
    passo,
    sigla: passos.at(-1)?.sigla ?? row.sigla,
    isDeOutroOrgao: row.id_ouvidoria_julgadora !== row.id_ouvidoria,
    nomeados: await listNomes(db, nomeados),
  });
  return fatos.impedido ? `${impedidoDeDecidir().message} ${frase}` : frase;
};

const comoVeio = ({ canal, recebido_em }: PedidoRow): string | null =>
  canal === null || recebido_em === null
    ? null
    : comoChegou({ canal: canal as CanalDoPedido, dia: diaGuardado(recebido_em) });

/** Whom mail should have told and who does not know: it came back. */
const fraseDoAviso = ({ row, fatos }: PedidoDoLeitor): string | null => {
  const pendencia = pendenciaDoPedido(row) ?? (fatos.semCiencia ? 'devolvida' : null);
  return pendencia && fraseDaPendencia[pendencia];
};

export const verPedido = async (
  platform: Platform,
  quem: QuemNoPedido,
  idPedido: number,
): Promise<PedidoVisto> => {
  const { db, clock } = platform;
  const visto = await lido(platform, quem, idPedido);
  const { row, passos, fatos, recorrerAte, isDono, pelaChave } = visto;
  const estado = row.situacao as EstadoDoPedido;
  const contexto = { estado, perfil: quem.usuario?.idPerfil ?? Perfil.publico, fatos };
  const atos = atosDoPedido.filter((ato) => checkAct(ato, contexto).allowed).map(({ nome }) => nome);
  const recurso = recursoDaVez(estado, fatos);
  const verdict = recurso && checkAct(recurso, contexto);
  const historico = await listHistoricoDoPedido(db, row.id);
  return {
    ...toLinha(row, clock.now()),
    codigo: row.codigo,
    descricao: row.descricao,
    requerente: isDono ? null : row.requerente,
    contato: isDono ? null : toContato(visto),
    comoChegou: comoVeio(row),
    pelaChave,
    avisaPorEmail: row.email_requerente !== null,
    semAviso: isDono ? null : fraseDoAviso(visto),
    quemDecide: await quemDecideAqui(db, visto),
    atende: fatos.atende,
    informacao: (await podeVerInformacao(platform, visto)) ? toInformacao(visto) : null,
    passos: passos.map((passo) => toPasso(passo, row.id_ouvidoria)),
    recorreA: atos.some((nome) => nome.startsWith('recorrer')) ? quemJulgaDepois(visto) : null,
    recorrerAte: recorrerAte && toIsoDate(recorrerAte),
    historico: historico.map(({ ocorrido_em, ...linha }) => ({
      ...linha,
      ocorridoEm: ocorrido_em.toISOString(),
    })),
    atos,
    recursoFechado: isDono && verdict && !verdict.allowed ? verdict.error.message : null,
  };
};

/** Only who decides looks for the information in the roll of the office asked. */
export const verRolDoPedido = async (platform: Platform, quem: QuemNoPedido, idPedido: number) => {
  const { row, fatos } = await findPedidoDoLeitor(platform, platform.db, quem, idPedido);
  if (!fatos.julgador) throw naoDecide();
  const rows = await listRol(platform.db, row.id_ouvidoria);
  return rows.map((cada) => ({
    idInformacao: cada.id,
    codigo: codigoDa(cada),
    assunto: cada.assunto,
    grau: cada.grau as Grau,
  }));
};
