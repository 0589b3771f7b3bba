import type { Aviso, NoAto, QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { perfisQueContribuem } from './colegas.ts';
import { findResponsavel, listChamados } from './pessoas-repository.ts';

interface Pedido {
  readonly unidades: readonly { readonly id: number; readonly email: string | null }[];
  readonly pessoas: readonly number[];
  /** dd/mm/aaaa. */
  readonly prazoInterno: string;
  readonly evento: 'manifestacao.contribuicao-pedida' | 'manifestacao.lembrete-de-contribuicao';
  /** One mail per key and person. */
  readonly chave: string;
}

/** Each person who was asked, once; a unit whose people have no address is told at its own. */
export const avisosAosChamados = async (
  { tx, caso, agora }: NoAto,
  idRemetente: number | null,
  { unidades, pessoas, prazoInterno, evento, chave }: Pedido,
): Promise<(Aviso & { readonly chave: string })[]> => {
  const chamados = await listChamados(tx, {
    idOuvidoria: caso.row.id_ouvidoria,
    unidades: unidades.map(({ id }) => id),
    pessoas,
    perfis: perfisQueContribuem,
    agora,
  });
  const aviso = { evento, variaveis: { prazoInterno }, caminho: '/manifestacao/tratar' };
  // Who asked knows it already.
  const outros = new Map(chamados.filter(({ id }) => id !== idRemetente).map((each) => [each.id, each]));
  return [
    ...[...outros.values()].map(({ id, email }) => ({
      ...aviso,
      orgao: email,
      idServidor: id,
      chave: `${chave}:${id}`,
    })),
    ...unidades
      .filter(({ id }) => !chamados.some(({ id_unidade }) => id_unidade === id))
      .map(({ id, email }) => ({ ...aviso, orgao: email, chave: `${chave}:unidade-${id}` })),
  ];
};

/** The analyst who looks after the case, else the office; nobody of what they did themselves or chose not to get. */
export const avisosDaDevolucao = async (
  { tx, caso: { row }, agora }: NoAto,
  { usuario }: QuemAge,
  idTramitacao: number,
): Promise<Aviso[]> => {
  const aviso = {
    evento: 'manifestacao.contribuicao-devolvida',
    chave: `contribuicao-devolvida:${idTramitacao}`,
  } as const;
  const responsavel =
    row.id_responsavel === null
      ? undefined
      : await findResponsavel(tx, { idUsuario: row.id_responsavel, idOuvidoria: row.id_ouvidoria, agora });
  if (!responsavel) return [aviso];
  const { id, email, quer } = responsavel;
  return quer && id !== usuario?.idUsuario ? [{ ...aviso, orgao: email, idServidor: id }] : [];
};
