import {
  type Aviso,
  type NoAto,
  type QuemAge,
  quemNaoAbre,
} from '#capabilities/manifestacao/server/index.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import type { Platform } from '#server/platform.ts';
import { findResponsavel, listChamados, listUnidadesCom } from './pessoas-repository.ts';
import type { PassoDaPessoa } from './tramitacao-repository.ts';

type EventoAosChamados =
  | 'manifestacao.contribuicao-pedida'
  | 'manifestacao.lembrete-de-contribuicao'
  | 'manifestacao.mais-prazo-decidido';

/** What whoever asked is told: the step came back, or its area asks for more time. */
export type EventoAQuemPediu = 'manifestacao.contribuicao-devolvida' | 'manifestacao.mais-prazo-pedido';

interface Pedido<Evento extends EventoAosChamados> {
  readonly idOuvidoria: number;
  readonly unidades: readonly { readonly id: number; readonly email: string | null }[];
  readonly pessoas: readonly number[];
  /** dd/mm/aaaa. */
  readonly prazoInterno: string;
  readonly evento: Evento;
  /** Each person gets one mail per key. */
  readonly chave: string;
}

/** One mail per person asked; if nobody in a unit has an address, the unit's own gets it. */
export const avisosAosChamados = async <Evento extends EventoAosChamados>(
  platform: Pick<Platform, 'config'>,
  { tx, caso, agora }: NoAto,
  idRemetente: number | null,
  { idOuvidoria, unidades, pessoas, prazoInterno, evento, chave }: Pedido<Evento>,
): Promise<(Aviso & { readonly evento: Evento; readonly chave: string })[]> => {
  const longe = await quemNaoAbre(platform, tx, caso.row.id);
  const todos = await listChamados(tx, {
    idManifestacao: caso.row.id,
    idOuvidoria,
    unidades: unidades.map(({ id }) => id),
    pessoas,
    perfis: perfisQueContribuem,
    agora,
  });
  const chamados = todos.filter(({ id }) => !longe.has(id));
  // A shared mailbox is read by whoever is kept away too.
  const comImpedido = new Set(
    await listUnidadesCom(
      tx,
      unidades.map(({ id }) => id),
      [...longe],
    ),
  );
  const aviso = { evento, variaveis: { prazoInterno }, caminho: '/manifestacao/tratar' };
  // The person who asked needs no mail.
  const outros = new Map(chamados.filter(({ id }) => id !== idRemetente).map((each) => [each.id, each]));
  return [
    ...[...outros.values()].map(({ id, email }) => ({
      ...aviso,
      orgao: email,
      idServidor: id,
      chave: `${chave}:${id}`,
    })),
    ...unidades
      .filter(({ id }) => !comImpedido.has(id) && !chamados.some(({ id_unidade }) => id_unidade === id))
      .map(({ id, email }) => ({ ...aviso, orgao: email, chave: `${chave}:unidade-${id}` })),
  ];
};

/**
 * Told: the analyst responsible for the case (or, for an appeal, the person who asked), else the
 * office. Nobody is told about their own act, or if they turned these mails off.
 */
export const avisosAQuemPediu = async (
  evento: EventoAQuemPediu,
  { tx, caso: { row }, agora }: NoAto,
  { usuario }: QuemAge,
  passo: Pick<
    PassoDaPessoa,
    'id' | 'id_recurso' | 'id_remetente' | 'id_ouvidoria_que_pediu' | 'email_ouvidoria'
  >,
): Promise<Aviso[]> => {
  const aviso = {
    evento,
    chave: `${evento.replace('manifestacao.', '')}:${passo.id}`,
    orgao: passo.email_ouvidoria,
    ...(passo.id_recurso !== null && { caminho: `/recurso/responder/${passo.id_recurso}` }),
  } as const;
  const idUsuario = passo.id_recurso === null ? row.id_responsavel : passo.id_remetente;
  const responsavel =
    idUsuario === null
      ? undefined
      : await findResponsavel(tx, { idUsuario, idOuvidoria: passo.id_ouvidoria_que_pediu, agora });
  if (!responsavel) return [aviso];
  const { id, email, quer } = responsavel;
  return quer && id !== usuario?.idUsuario ? [{ ...aviso, orgao: email, idServidor: id }] : [];
};
