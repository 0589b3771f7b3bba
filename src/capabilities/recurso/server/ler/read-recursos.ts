import { type AnexoDoCaso, listAnexos } from '#capabilities/anexo/server/index.ts';
import {
  anotarVisualizacao,
  type Caso,
  cadeiaDoCaso,
  findCasoVisivel,
  type Leitura,
  leituraDe,
  leituraInteira,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { PassoDoCaso } from '#capabilities/tramitacao/domain/passo.ts';
import { listPassosDoRecurso } from '#capabilities/tramitacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Platform } from '#server/platform.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { atosDoRecurso } from './atos.ts';
import { findRecursoDoLeitor, listRecursosDoLeitor, type RecursoDoLeitor } from './recurso-do-leitor.ts';
import { toRecursoVisto } from './recurso-presenter.ts';
import {
  findOrgaos,
  listEsclarecimentos,
  listNomes,
  listQualificacoes,
  listRespostasDosRecursos,
} from './visto-repository.ts';

const mostrar = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
  recursos: readonly RecursoDoLeitor[],
  leitura = leituraDe(caso, quem),
): Promise<RecursoVisto[]> => {
  if (recursos.length === 0) return [];
  const { db, clock } = platform;
  const ids = recursos.map(({ row }) => row.id);
  const idUsuario = caso.relacao === 'manifestante' ? null : (quem.usuario?.idUsuario ?? null);
  const [nomes, respostas, esclarecimentos, qualificacoes, todos, orgaos] = await Promise.all([
    listNomes(db, ids),
    listRespostasDosRecursos(db, ids),
    listEsclarecimentos(db, ids),
    listQualificacoes(db, ids, idUsuario),
    listAnexos(db, caso),
    findOrgaos(db, [
      caso.row.id_ouvidoria,
      ...cadeiaDoCaso(caso.row).map(({ idOuvidoriaJulgadora }) => idOuvidoriaJulgadora),
    ]),
  ]);
  const partes = {
    nomes,
    respostas,
    esclarecimentos,
    qualificacoes,
    anexos: leitura.arquivos(todos),
    orgaos,
    leitura,
    perfil: quem.usuario?.idPerfil ?? Perfil.publico,
    todosOsAtos: atosDoRecurso(platform),
    agora: clock.now(),
  };
  return recursos.map((recurso) => toRecursoVisto(recurso, partes));
};

/** Only the office that judges sees what its areas contributed. */
const passosVistos = (
  platform: Platform,
  { usuario }: QuemAge,
  { row, caso, fatos }: RecursoDoLeitor,
  partes: { readonly anexos: readonly AnexoDoCaso[]; readonly daEquipe: Leitura['daEquipe'] },
): Promise<PassoDoCaso[]> | [] => {
  const trabalhaLa =
    fatos.julgador || (!fatos.recorrente && usuario?.idOuvidoria === row.id_ouvidoria_julgadora);
  const onde = { idRecurso: row.id, idOuvidoria: row.id_ouvidoria_julgadora };
  return trabalhaLa ? listPassosDoRecurso(platform, caso, onde, partes) : [];
};

export const findRecursoVisto = async (
  platform: Platform,
  quem: QuemAge,
  idRecurso: number,
): Promise<RecursoVisto> => {
  const recurso = await findRecursoDoLeitor(platform, quem, idRecurso);
  await anotarVisualizacao(platform, quem, recurso.caso);
  const [visto] = await mostrar(platform, quem, recurso.caso, [recurso]);
  if (!visto) throw new Error(`Appeal ${idRecurso} was found and cannot be shown`);
  const leitura = leituraDe(recurso.caso, quem);
  if (leitura.modo === 'sem-pessoas') return visto;
  const anexos = leitura.arquivos(await listAnexos(platform.db, recurso.caso));
  const { daEquipe } = leitura;
  return { ...visto, passos: await passosVistos(platform, quem, recurso, { anexos, daEquipe }) };
};

/** The appeals of a case that the caller has found and may show. */
export const recursosDe = async (platform: Platform, quem: QuemAge, caso: Caso): Promise<RecursoVisto[]> =>
  mostrar(platform, quem, caso, await listRecursosDoLeitor(platform, quem, caso));

/** The same with every word as it was written: the caller checks that the reader may have it, or only compares. */
export const recursosInteiros = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
): Promise<RecursoVisto[]> =>
  mostrar(platform, quem, caso, await listRecursosDoLeitor(platform, quem, caso), leituraInteira);

export const recursosDoCaso = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<RecursoVisto[]> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const recursos = await recursosDe(platform, quem, caso);
  if (recursos.length > 0) await anotarVisualizacao(platform, quem, caso);
  return recursos;
};
