import { valorDe } from '#capabilities/configuracao/server/index.ts';
import {
  type Aviso,
  conferirQuemEscolhe,
  escolhePeloNome,
  type NoAto,
  type QuemAge,
  semImpedidos,
} from '#capabilities/manifestacao/server/index.ts';
import { listColegas } from '#capabilities/orgao/server/index.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { nomearDestinos, prazoDoPasso, semQuemJaRecebe } from '../domain/tramitacao.ts';
import {
  destinoNaoExiste,
  jaEstaComDestino,
  semDestino,
  unidadeSemPessoas,
} from '../domain/tramitacao-errors.ts';
import { avisosAosChamados } from './avisos.ts';
import { insertPasso, listPassosAbertos } from './tramitacao-repository.ts';
import { listUnidades } from './unidade-repository.ts';

export interface Tramite {
  readonly unidades: readonly number[];
  readonly pessoas: readonly number[];
  readonly mensagem: string;
  readonly prazo?: string | undefined;
  /** The covering that goes along; null or absent where the case needs none. */
  readonly idCobertura?: number | null;
}

/** The office that asks: the one that has the case, or the one that judges an appeal of it. */
export interface QuemPede {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly calendario: Calendario;
  readonly idRecurso: number | null;
  /** The day used when none was chosen; if absent, the usual term. */
  readonly prazoUsual?: PlainDate | null;
  /** The day the case itself is due, which no chosen day may pass; null when its clock does not run. */
  readonly prazoDoCaso?: PlainDate | null;
}

interface Destinos {
  readonly unidades: readonly {
    readonly id: number;
    readonly sigla: string;
    readonly email: string | null;
  }[];
  readonly pessoas: readonly number[];
}

/**
 * Units must be active and have people, and people must work in the office that asks, whoever signs
 * the request.
 */
const conferirDestinos = async (
  platform: Platform,
  { usuario }: QuemAge,
  { tx, caso }: NoAto,
  { idOuvidoria, idRecurso }: QuemPede,
  tramite: Tramite,
): Promise<Destinos> => {
  const ids = { unidades: new Set(tramite.unidades), pessoas: new Set(tramite.pessoas) };
  if (ids.unidades.size + ids.pessoas.size === 0) throw semDestino();
  await conferirQuemEscolhe(platform, tx, usuario, caso.row.id, tramite.pessoas);
  const doOrgao = await listUnidades(tx, idOuvidoria);
  const doOrgaoTodo = await listColegas(platform, tx, idOuvidoria, perfisQueContribuem);
  const colegas = await semImpedidos(platform, tx, caso.row.id, doOrgaoTodo);
  // That a unit is left without people would tell who is kept away: to others it has those who work there.
  const sabeQuem = await escolhePeloNome(platform, tx, usuario, caso.row.id);
  const trabalham = new Set((sabeQuem ? colegas : doOrgaoTodo).map(({ idUsuario }) => idUsuario));
  const unidades = doOrgao
    .filter(({ id, ativa }) => ativa && ids.unidades.has(id))
    .map(({ id, sigla, email, pessoas: daUnidade }) => ({
      id,
      sigla,
      email,
      pessoas: (daUnidade ?? []).flatMap(({ idUsuario }) => (trabalham.has(idUsuario) ? idUsuario : [])),
    }));
  const pessoas = colegas.map(({ idUsuario }) => idUsuario).filter((id) => ids.pessoas.has(id));
  if (unidades.length < ids.unidades.size || pessoas.length < ids.pessoas.size) throw destinoNaoExiste();
  const vazias = unidades.filter((unidade) => unidade.pessoas.length === 0);
  if (vazias.length > 0) throw unidadeSemPessoas(vazias.map(({ sigla }) => sigla));
  const abertos = await listPassosAbertos(tx, caso.row.id, idRecurso);
  const repetido = abertos.some(
    (passo) =>
      (passo.id_unidade !== null && ids.unidades.has(passo.id_unidade)) ||
      (passo.id_destinatario !== null && ids.pessoas.has(passo.id_destinatario)),
  );
  if (repetido) throw jaEstaComDestino();
  return { unidades, pessoas: semQuemJaRecebe(pessoas, unidades) };
};

export interface PassosAbertos {
  readonly ids: readonly number[];
  /** For the citizen: units by their initials, people only by number. */
  readonly destinos: string;
  /** dd/mm/aaaa. */
  readonly ate: string;
  readonly avisos: readonly (Aviso & { readonly evento: 'manifestacao.contribuicao-pedida' })[];
}

/** Each area or person gets its own step, all with the same message and deadline. */
export const abrirPassos = async (
  platform: Platform,
  noAto: NoAto,
  quem: QuemAge,
  quemPede: QuemPede,
  tramite: Tramite,
): Promise<PassosAbertos> => {
  const { tx, caso, agora } = noAto;
  const { idOuvidoria, sigla, calendario, idRecurso, prazoUsual = null, prazoDoCaso = null } = quemPede;
  const { unidades, pessoas } = await conferirDestinos(platform, quem, noAto, quemPede, tramite);
  const escolhido = tramite.prazo ? parseIsoDate(tramite.prazo) : prazoUsual;
  const diasUsuais = await valorDe(tx, 'tramitacao.dias', idOuvidoria);
  const termos = { diasUsuais, prazoDoCaso };
  const prazo = prazoDoPasso(calendario, localDate(agora.getTime()), escolhido, termos);
  const { texto, texto_cifrado } = caso.guardarTexto(tramite.mensagem);
  const passo = {
    id_manifestacao: caso.row.id,
    id_recurso: idRecurso,
    id_ouvidoria: idOuvidoria,
    id_remetente: quem.usuario?.idUsuario ?? 0,
    remetente: `${quem.usuario?.nome} (${sigla})`,
    mensagem: texto,
    mensagem_cifrada: texto_cifrado,
    prazo: toIsoDate(prazo),
    prazo_original: toIsoDate(prazo),
    aberta_em: agora,
    id_cobertura: tramite.idCobertura ?? null,
  };
  const ids: number[] = [];
  for (const { id } of unidades) ids.push(await insertPasso(tx, { ...passo, id_unidade: id }));
  for (const id of pessoas) ids.push(await insertPasso(tx, { ...passo, id_destinatario: id }));
  return {
    ids,
    destinos: nomearDestinos(
      unidades.map((unidade) => unidade.sigla),
      pessoas.length,
    ),
    ate: formatData(prazo),
    avisos: await avisosAosChamados(platform, noAto, quem.usuario?.idUsuario ?? null, {
      evento: 'manifestacao.contribuicao-pedida',
      chave: `contribuicao-pedida:${ids[0] ?? 0}`,
      idOuvidoria,
      unidades,
      pessoas,
      prazoInterno: formatData(prazo),
    }),
  };
};
