import { z } from 'zod';
import { ocultarDadosPessoais } from '#capabilities/manifestacao/domain/dados-pessoais.ts';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { escopoDe } from '#capabilities/tratamento/server/index.ts';
import { addDays, localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { momentoDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { pesquisaContract, resultadosDaPesquisa } from '../contract.ts';
import { cursorDosComentariosInvalido, periodoInvertido } from '../domain/pesquisa-errors.ts';
import { percentual, satisfacaoMedia } from '../domain/resultados.ts';
import {
  type FiltroDosResultados,
  findResultados,
  listComentarios,
  type ResultadosRow,
} from './resultados-repository.ts';

type Resultados = z.input<typeof resultadosDaPesquisa>;
type Query = z.output<(typeof pesquisaContract)['GET /app-web/v1/pesquisa-satisfacao/resultados']['query']>;

const POR_PAGINA = 20;
/** Without a period: the last twelve months. */
const DIAS_DO_PERIODO = 365;

const depois = z.tuple([momentoDoBanco, z.int().min(1)]);

const filtroDe = (usuario: UsuarioAtual, query: Query, agora: Date): FiltroDosResultados => {
  const ate = query.ate ?? toIsoDate(localDate(agora.getTime()));
  const fim = parseIsoDate(ate) ?? localDate(agora.getTime());
  const de = query.de ?? toIsoDate(addDays(fim, -DIAS_DO_PERIODO));
  if (de > ate) throw periodoInvertido();
  return {
    idOuvidoria: escopoDe(usuario, query.idOuvidoria).idOuvidoria,
    idTipoManifestacao: query.idTipoManifestacao,
    idAssunto: query.idAssunto,
    de,
    ate,
  };
};

const toPerguntas = ({ opcoes, respostas }: ResultadosRow): Resultados['perguntas'] =>
  [...Map.groupBy(opcoes, ({ idPergunta }) => idPergunta)].map(([idPergunta, dela]) => ({
    idPergunta,
    descricao: dela[0]?.pergunta ?? '',
    opcoes: dela.map(({ idOpcao, descricao, total }) => ({
      idOpcao,
      descricao,
      total,
      percentual: percentual(total, respostas),
    })),
  }));

const toSerie = ({ meses }: ResultadosRow): Resultados['serie'] =>
  [...Map.groupBy(meses, ({ mes }) => mes)].map(([mes, dele]) => ({
    mes,
    respostas: dele.reduce((soma, { total }) => soma + total, 0),
    satisfacaoMedia: satisfacaoMedia(dele),
  }));

/** A comment is about the service: who wrote it is taken out, and no case is named with it. */
const toComentario = (
  row: Awaited<ReturnType<typeof listComentarios>>[number],
): Resultados['comentarios'][number] => ({
  comentario: ocultarDadosPessoais(row.manifestante ? [row.manifestante as Manifestante] : [])(
    row.comentario,
  ),
  satisfacao: row.satisfacao,
  tipo: row.tipo,
  orgao: row.orgao,
  respondidaEm: row.respondida_em.toISOString(),
});

/** What people thought of the answers of an office (Lei 13.460/2017, art. 23): the administrador sees every one. */
export const verResultados = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  query: Query,
): Promise<Resultados> => {
  const filtro = filtroDe(usuario, query, clock.now());
  const [respondidaEm, id] = readCursor(depois, query.cursor, cursorDosComentariosInvalido) ?? [];
  const aPartirDe = respondidaEm === undefined || id === undefined ? undefined : { respondidaEm, id };
  const [resultados, comentarios] = await Promise.all([
    findResultados(db, filtro),
    listComentarios(db, filtro, aPartirDe, POR_PAGINA + 1),
  ]);
  const { respostas, casos_respondidos, casos_avaliados, opcoes } = resultados;
  const { pagina, proximoCursor } = pageOf(comentarios, POR_PAGINA, (row) => [row.momento, row.id]);
  return {
    de: filtro.de,
    ate: filtro.ate,
    respostas,
    casosRespondidos: casos_respondidos,
    casosAvaliados: casos_avaliados,
    taxaDeResposta: percentual(casos_avaliados, casos_respondidos),
    satisfacaoMedia: satisfacaoMedia(opcoes),
    perguntas: toPerguntas(resultados),
    serie: toSerie(resultados),
    comentarios: pagina.map(toComentario),
    proximoCursor,
  };
};
