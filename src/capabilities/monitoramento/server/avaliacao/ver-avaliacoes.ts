import { z } from 'zod';
import { insertVisualizacao } from '#capabilities/auditoria/server/index.ts';
import { ocultarDadosDeTodos } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { foraDoAlcance, isForaDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import { minutes } from '#server/clock.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AvaliacaoVista, LinhaDaAvaliacao } from '../../contract.ts';
import { podeSerVistaPeloOrgao, type SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import { avaliacaoNaoEncontrada, casoForaDaAmostra } from '../../domain/monitoramento-errors.ts';
import { assinar, type QuemMonitora, quemAvalia, quemMonitora } from '../alcance.ts';
import { findRespostaAberta, listAmostra } from './amostra-repository.ts';
import { envelopeDa, leituraDoCaso, numeroDe, palavrasDa, toCaso, toLinha } from './avaliacao-presenter.ts';
import {
  type AvaliacaoRow,
  type DeQuem,
  findAvaliacao,
  listHistorico,
  selectAvaliacoes,
} from './avaliacao-repository.ts';

const MESMA_VISUALIZACAO = minutes(1);

const isAdministrador = ({ usuario }: QuemMonitora): boolean => usuario.idPerfil === Perfil.administrador;

/** The administrador sees all; others what their office makes or was given back. */
const deQuem = (quem: QuemMonitora): DeQuem => {
  const fora = foraDoAlcance(quem.usuario);
  if (isAdministrador(quem)) return { ...fora, idAutoridade: null, idOuvidoria: null };
  const idOuvidoria = quem.usuario.idOuvidoria ?? 0;
  return { ...fora, idAutoridade: idOuvidoria, idOuvidoria };
};

const podeVerAvaliacao = (row: AvaliacaoRow, quem: QuemMonitora): boolean => {
  const { idOuvidoria } = quem.usuario;
  return (
    isAdministrador(quem) ||
    idOuvidoria === row.id_autoridade ||
    (idOuvidoria === row.id_ouvidoria && podeSerVistaPeloOrgao(row.situacao as SituacaoDaAvaliacao))
  );
};

/** An evaluation that the person may not see does not exist for them. */
export const acharAvaliacao = async (
  db: Db,
  quem: QuemMonitora,
  idAvaliacao: number,
): Promise<AvaliacaoRow> => {
  const row = await findAvaliacao(db, idAvaliacao, quem.usuario);
  if (!row || !podeVerAvaliacao(row, quem)) throw avaliacaoNaoEncontrada();
  return row;
};

interface Consulta extends PaginaPedida {
  readonly situacao?: SituacaoDaAvaliacao | undefined;
}

export const listAvaliacoes = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  { situacao, porPagina, cursor }: Consulta,
): Promise<{ itens: LinhaDaAvaliacao[]; proximoCursor: string | null; podeSortear: boolean }> => {
  const agora = clock.now();
  const quem = await quemAvalia(db, usuario, agora);
  const rows = await selectAvaliacoes(db, deQuem(quem), {
    situacao,
    antesDe: readIdCursor(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return {
    itens: pagina.map((row) => toLinha(row, quem, agora)),
    proximoCursor,
    podeSortear: quem.orgao?.autoridade ?? false,
  };
};

/** As the acts wrote them. */
const detalhes = z.object({
  casos: z.int().optional(),
  universo: z.int().optional(),
  nota: z.number().nullable().optional(),
  prazo: z.string().optional(),
  caso: z.string().optional(),
});

const fraseDo = (lidos: z.output<typeof detalhes>): string | null => {
  const { casos, universo, nota, prazo, caso } = lidos;
  const dia = prazo === undefined ? null : parseIsoDate(prazo);
  const partes = [
    ...(casos === undefined || universo === undefined ? [] : [`${casos} de ${universo} manifestações`]),
    ...(caso === undefined ? [] : [caso]),
    ...(nota === undefined || nota === null ? [] : [`nota ${String(nota).replace('.', ',')}`]),
    ...(dia ? [`responder até ${formatData(dia)}`] : []),
  ];
  return partes.length === 0 ? null : partes.join(', ');
};

export const verAvaliacao = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idAvaliacao: number,
  db: Db = platform.db,
): Promise<AvaliacaoVista> => {
  const agora = platform.clock.now();
  const quem = await quemAvalia(db, usuario, agora);
  const row = await acharAvaliacao(db, quem, idAvaliacao);
  const envelope = envelopeDa(platform, row);
  const [amostra, historico] = await Promise.all([
    listAmostra(db, idAvaliacao),
    listHistorico(db, idAvaliacao),
  ]);
  const escondidos = new Set(
    amostra.filter((caso) => isForaDoAlcance(usuario, caso)).map((caso) => numeroDe(caso)),
  );
  return {
    ...toLinha(row, quem, agora),
    ...palavrasDa(row, envelope),
    versao: row.versao,
    semente: row.semente,
    universo: row.universo,
    responsavel: row.responsavel,
    amostra: amostra
      .filter((caso) => !isForaDoAlcance(usuario, caso))
      .map((caso) => toCaso(platform, caso, quem, envelope)),
    historico: historico.flatMap((linha) => {
      const lidos = detalhes.parse(linha.detalhes);
      if (lidos.caso !== undefined && escondidos.has(lidos.caso)) return [];
      return {
        ato: linha.ato as AvaliacaoVista['historico'][number]['ato'],
        ocorridoEm: linha.ocorrido_em.toISOString(),
        responsavel: linha.responsavel,
        detalhe: fraseDo(lidos),
      };
    }),
  };
};

interface CasoAlvo {
  readonly idAvaliacao: number;
  readonly idManifestacao: number;
}

/** Grading is about how the office writes, not about people: third parties are hidden as well. */
const readResposta = async (db: Db, { idAvaliacao, idManifestacao }: CasoAlvo): Promise<string | null> => {
  const aberta = await findRespostaAberta(db, idAvaliacao, idManifestacao);
  if (!aberta?.texto) return null;
  const pessoas = aberta.manifestante ? [aberta.manifestante as unknown as Manifestante] : [];
  return ocultarDadosDeTodos(pessoas)(aberta.texto);
};

/**
 * One case of the sample, with the answer's text unless it is protected; reading that text goes
 * into the case's history.
 */
export const verCasoDaAmostra = async (platform: Platform, usuario: UsuarioAtual, alvo: CasoAlvo) => {
  const { db, clock } = platform;
  const { idAvaliacao, idManifestacao } = alvo;
  const quem = await quemMonitora(db, usuario);
  const row = await acharAvaliacao(db, quem, idAvaliacao);
  const [caso] = await listAmostra(db, idAvaliacao, idManifestacao);
  if (!caso || isForaDoAlcance(usuario, caso)) throw casoForaDaAmostra();
  const podeLer = leituraDoCaso(caso) === 'resposta';
  const agora = clock.now();
  if (podeLer)
    await insertVisualizacao(db, {
      idManifestacao,
      ...assinar(quem),
      idOuvidoria: usuario.idOuvidoria,
      agora,
      desde: new Date(agora.getTime() - MESMA_VISUALIZACAO),
    });
  return {
    ...toCaso(platform, caso, quem, envelopeDa(platform, row)),
    resposta: podeLer ? await readResposta(db, alvo) : null,
  };
};
