import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Configuracao, PaginasDeConfiguracao } from '../contract.ts';
import { orgaoNaoEncontrado } from '../domain/configuracao-errors.ts';
import {
  type Chave,
  chavesDoEscopo,
  definicoes,
  type GrupoDeConfiguracao,
  gruposDeConfiguracao,
  padroesDoProduto,
  type Valor,
  type Valores,
} from '../domain/definicoes.ts';
import { type ConfiguracaoRow, findOrgao, selectConfiguracoes } from './configuracao-repository.ts';
import type { InstalacaoVigente } from './instalacao-vigente.ts';
import { padroesDaInstalacao, readValor } from './valor-de.ts';

/** The settings of the platform or of an office, as they are now. */
export interface Estado {
  readonly orgao: {
    readonly idOuvidoria: number;
    readonly sigla: string;
    readonly nome: string;
    readonly monitora: boolean;
  } | null;
  readonly itens: ReadonlyMap<Chave, Configuracao>;
}

/** Everybody reads the settings of their office; only an administrador reads those of others. */
export const orgaoPedido = (
  { idPerfil, idOuvidoria }: UsuarioAtual,
  pedido: number = idOuvidoria ?? 0,
): number => {
  if (idPerfil !== Perfil.administrador && idOuvidoria !== pedido) throw orgaoNaoEncontrado();
  return pedido;
};

const proprioDe = (chave: Chave, row: ConfiguracaoRow | undefined, padrao: Valor): Valor | null =>
  row ? readValor<Chave>(chave, row.valor, padrao) : null;

export const readEstado = async (
  vigente: Pick<InstalacaoVigente, 'padrao'>,
  db: Db,
  idOuvidoria: number | null,
): Promise<Estado> => {
  const rows = await selectConfiguracoes(db, idOuvidoria);
  const orgao = idOuvidoria === null ? null : await findOrgao(db, idOuvidoria);
  if (idOuvidoria !== null && !orgao) throw orgaoNaoEncontrado();
  const doProduto: Valores = { ...padroesDaInstalacao(vigente.padrao), ...padroesDoProduto };
  const rowDe = (chave: Chave, de: number | null) =>
    rows.find((row) => row.chave === chave && row.id_ouvidoria === de);
  const itens = chavesDoEscopo(idOuvidoria === null ? 'plataforma' : 'orgao').map((chave) => {
    const { rotulo, explicacao, tipo } = definicoes[chave];
    const daPlataforma = idOuvidoria === null ? null : proprioDe(chave, rowDe(chave, null), doProduto[chave]);
    const padrao = daPlataforma ?? doProduto[chave];
    const row = rowDe(chave, idOuvidoria);
    const proprio = chave === 'orgao.horario' ? (orgao?.horario ?? null) : proprioDe(chave, row, padrao);
    const alterada = proprio !== null && row?.valor === proprio ? row : null;
    const item: Configuracao = {
      chave,
      rotulo,
      explicacao,
      tipo,
      valor: proprio ?? padrao,
      padrao,
      proprio,
      alteradaEm: alterada?.alterada_em.toISOString() ?? null,
      alteradaPor: alterada?.responsavel ?? null,
    };
    return [chave, item] as const;
  });
  return {
    orgao:
      orgao && idOuvidoria !== null
        ? { idOuvidoria, sigla: orgao.sigla, nome: orgao.nome, monitora: orgao.monitora }
        : null,
    itens: new Map(itens),
  };
};

export const listConfiguracoes = async (
  platform: Platform,
  vigente: InstalacaoVigente,
  usuario: UsuarioAtual,
  idOuvidoria: number | null,
): Promise<PaginasDeConfiguracao> => {
  const { orgao, itens } = await readEstado(vigente, platform.db, idOuvidoria);
  const acao = idOuvidoria === null ? 'configuracao.plataforma' : 'configuracao.orgao';
  const grupos = (Object.keys(gruposDeConfiguracao) as GrupoDeConfiguracao[]).map((grupo) => ({
    grupo,
    ...gruposDeConfiguracao[grupo],
    itens: [...itens].flatMap(([chave, item]) => (definicoes[chave].grupo === grupo ? [item] : [])),
  }));
  return {
    orgao,
    podeAlterar: perfisDaAcao(acao).includes(usuario.idPerfil),
    grupos: grupos.filter((grupo) => grupo.itens.length > 0),
  };
};
