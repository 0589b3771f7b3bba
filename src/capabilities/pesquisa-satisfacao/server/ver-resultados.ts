import { z } from 'zod';
import { ocultarDadosPessoais } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import type { Manifestante } from '#capabilities/manifestacao/server/index.ts';
import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { retidos } from '#capabilities/relatorio/domain/reserva.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { momentoDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { pesquisaContract, resultadosDaPesquisa } from '../contract.ts';
import { cursorDosComentariosInvalido } from '../domain/pesquisa-errors.ts';
import { diasDosResultados, isResultadoRetido } from '../domain/reserva-dos-resultados.ts';
import { percentual, satisfacaoMedia } from '../domain/resultados.ts';
import {
  type FiltroDosResultados,
  findResultados,
  listComentarios,
  listPartes,
  type ResultadosRow,
} from './resultados-repository.ts';

type Resultados = z.input<typeof resultadosDaPesquisa>;
type Query = z.output<(typeof pesquisaContract)['GET /app-web/v1/pesquisa-satisfacao/resultados']['query']>;

const POR_PAGINA = 20;

const depois = z.tuple([momentoDoBanco, z.int().min(1)]);

const filtroDe = (usuario: UsuarioAtual, query: Query, agora: Date): FiltroDosResultados => ({
  idOuvidoria: escopoDe(usuario, query.idOuvidoria).idOuvidoria,
  ...foraDoAlcance(usuario),
  idTipoManifestacao: query.idTipoManifestacao,
  idAssunto: query.idAssunto,
  ...diasDosResultados(query.periodo, localDate(agora.getTime())),
});

const ESCOLHIVEIS = ['idTipoManifestacao', 'idAssunto', 'idOuvidoria'] as const;

/** For each chosen filter, how many people answered under each value it could have. */
const listDivisoes = (db: Db, { idPerfil }: UsuarioAtual, filtro: FiltroDosResultados) =>
  Promise.all(
    ESCOLHIVEIS.flatMap((escolhivel) => {
      const escolhido = filtro[escolhivel] ?? null;
      // An office that sees only itself has no whole to subtract from.
      if (escolhido === null || (escolhivel === 'idOuvidoria' && idPerfil !== Perfil.administrador))
        return [];
      return [listPartes(db, filtro, escolhivel).then((partes) => ({ escolhido, partes }))];
    }),
  );

const NADA = { retido: true, respostas: 0, casosAvaliados: 0, taxaDeResposta: null, satisfacaoMedia: null };

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

const toSerie = ({ meses, pessoas_do_mes }: ResultadosRow): Resultados['serie'] => {
  const porMes = [...Map.groupBy(meses, ({ mes }) => mes)];
  const fora = retidos(porMes.map(([mes]) => pessoas_do_mes[mes] ?? 0));
  return porMes.map(([mes, dele], i) => ({
    mes,
    respostas: dele.reduce((soma, { total }) => soma + total, 0),
    satisfacaoMedia: fora[i] ? null : satisfacaoMedia(dele),
  }));
};

/** A comment is about the service: it comes without its author and without its case. */
const toComentario = (
  row: Awaited<ReturnType<typeof listComentarios>>[number],
): Resultados['comentarios'][number] => ({
  comentario: ocultarDadosPessoais(row.manifestante ? [row.manifestante as Manifestante] : [])(
    row.comentario,
  ),
  tipo: row.tipo,
  orgao: row.orgao,
  respondidaEm: row.respondida_em.toISOString(),
});

/** How people rated an office's answers (Lei 13.460/2017, art. 23); the administrador sees all. */
export const verResultados = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  query: Query,
): Promise<Resultados> => {
  const filtro = filtroDe(usuario, query, clock.now());
  const [respondidaEm, id] = readCursor(depois, query.cursor, cursorDosComentariosInvalido) ?? [];
  const aPartirDe = respondidaEm === undefined || id === undefined ? undefined : { respondidaEm, id };
  const [resultados, divisoes, comentarios] = await Promise.all([
    findResultados(db, filtro),
    listDivisoes(db, usuario, filtro),
    listComentarios(db, filtro, aPartirDe, POR_PAGINA + 1),
  ]);
  const { respostas, pessoas, casos_respondidos, casos_avaliados, opcoes } = resultados;
  const periodo = { de: filtro.de, ate: filtro.ate };
  if (isResultadoRetido(pessoas, divisoes)) {
    const vazias = { perguntas: [], serie: [], comentarios: [], proximoCursor: null };
    return { ...periodo, ...NADA, ...vazias, casosRespondidos: casos_respondidos };
  }
  const { pagina, proximoCursor } = pageOf(comentarios, POR_PAGINA, (row) => [row.momento, row.id]);
  return {
    ...periodo,
    retido: false,
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
