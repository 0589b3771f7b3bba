import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { pessoaDeFora, siglaRepetida, unidadeNaoEncontrada } from '../../domain/orgao-errors.ts';
import type { UnidadeDoOrgao, UnidadesDoOrgao } from '../../domain/orgao-gerenciado.ts';
import { podePorNaUnidade } from '../../domain/orgao-policy.ts';
import {
  type DadosDaUnidade,
  isSiglaDeOutra,
  podeFicarSob,
  podeInativarUnidade,
} from '../../domain/unidade.ts';
import { listColegas } from '../colegas.ts';
import { avisarDaUnidade } from './avisar-da-unidade.ts';
import { conferirVersao, findMeuOrgao, mudarOrgao } from './orgao-do-administrador.ts';
import {
  insertUnidade,
  type LinhaDaUnidade,
  listUnidadesDoOrgao,
  replacePessoas,
  updateUnidade,
} from './unidade-repository.ts';

const readUnidades = async (
  db: Db,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<UnidadeDoOrgao[]> => {
  const rows = await listUnidadesDoOrgao(db, idOuvidoria, usuario);
  return rows.map((row) => ({
    idUnidade: row.id,
    idPai: row.id_pai,
    nome: row.nome,
    sigla: row.sigla,
    email: row.email,
    ativa: row.ativa,
    versao: row.versao,
    pessoas: row.pessoas,
    pedidosAbertos: row.pedidos,
  }));
};

export const listUnidades = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<UnidadesDoOrgao> => {
  await findMeuOrgao(platform.db, usuario, idOuvidoria);
  const [unidades, colegas] = await Promise.all([
    readUnidades(platform.db, usuario, idOuvidoria),
    listColegas(platform, platform.db, idOuvidoria, perfisQueContribuem),
  ]);
  return { unidades, colegas, poePessoas: podePorNaUnidade(usuario, idOuvidoria).allowed };
};

interface Escrita {
  readonly trx: Db;
  readonly idOuvidoria: number;
  readonly dados: DadosDaUnidade;
  readonly unidades: readonly UnidadeDoOrgao[];
  readonly atual: UnidadeDoOrgao | null;
}

/** A unit's people must work in its office; one who left may stay while it is only renamed. */
const conferirPessoas = async (platform: Platform, { trx, idOuvidoria, dados, atual }: Escrita) => {
  const colegas = await listColegas(platform, trx, idOuvidoria, perfisQueContribuem);
  const possiveis = new Set([...colegas, ...(atual?.pessoas ?? [])].map(({ idUsuario }) => idUsuario));
  if (!dados.pessoas.every((id) => possiveis.has(id))) throw pessoaDeFora();
};

/** True if somebody or an address comes to receive what is sent to the unit. */
const conferirQuemRecebe = (
  usuario: UsuarioAtual,
  { idOuvidoria, dados, atual }: Pick<Escrita, 'idOuvidoria' | 'dados' | 'atual'>,
): boolean => {
  const eram = new Set(atual?.pessoas.map(({ idUsuario }) => idUsuario));
  const recebe =
    dados.pessoas.some((id) => !eram.has(id)) ||
    (dados.email !== null && dados.email !== (atual?.email ?? null));
  if (recebe) enforce(podePorNaUnidade(usuario, idOuvidoria));
  return recebe;
};

const conferirUnidade = async (platform: Platform, escrita: Escrita): Promise<LinhaDaUnidade> => {
  const { dados, unidades, atual, idOuvidoria } = escrita;
  const idUnidade = atual?.idUnidade ?? null;
  if (isSiglaDeOutra(unidades, dados.sigla, idUnidade)) throw siglaRepetida();
  enforce(podeFicarSob({ arvore: unidades, idUnidade, idPai: dados.idPai, ativa: dados.ativa }));
  await conferirPessoas(platform, escrita);
  const { nome, sigla, email, idPai, ativa } = dados;
  return { id_ouvidoria: idOuvidoria, id_pai: idPai, nome, sigla, email, ativa };
};

/** A unit as the audit log shows it: its parent and its people by name. */
const emPalavras = (
  { unidades, atual }: Pick<Escrita, 'unidades' | 'atual'>,
  dados: DadosDaUnidade,
  nomes: ReadonlyMap<number, string>,
) => ({
  nome: dados.nome,
  sigla: dados.sigla,
  email: dados.email,
  unidadeSuperior: unidades.find(({ idUnidade }) => idUnidade === dados.idPai)?.sigla ?? null,
  situacao: dados.ativa ? 'ativa' : 'inativa',
  pessoas: dados.pessoas
    .map(
      (id) => nomes.get(id) ?? atual?.pessoas.find(({ idUsuario }) => idUsuario === id)?.nome ?? `nº ${id}`,
    )
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
});

const nomesDosColegas = async (platform: Platform, trx: Db, idOuvidoria: number) =>
  new Map(
    (await listColegas(platform, trx, idOuvidoria, perfisQueContribuem)).map(
      ({ idUsuario, nome }) => [idUsuario, nome] as const,
    ),
  );

export const criarUnidade = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  dados: DadosDaUnidade,
): Promise<{ idUnidade: number }> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const unidades = await readUnidades(trx, usuario, idOuvidoria);
    const escrita = { trx, idOuvidoria, dados, unidades, atual: null };
    const linha = await conferirUnidade(platform, escrita);
    const recebe = conferirQuemRecebe(usuario, escrita);
    const idUnidade = await insertUnidade(trx, linha);
    await replacePessoas(trx, idUnidade, [...new Set(dados.pessoas)]);
    await auditar(trx, platform.clock, usuario, {
      area: 'unidade',
      acao: 'Cadastro de unidade',
      alvo: `${dados.sigla} – ${dados.nome}`,
      idAlvo: idUnidade,
      idOuvidoria,
      depois: emPalavras(escrita, dados, await nomesDosColegas(platform, trx, idOuvidoria)),
    });
    if (recebe) await avisarDaUnidade(platform, trx, usuario, orgao, dados);
    return { idUnidade };
  });

interface MudancaDaUnidade {
  readonly idUnidade: number;
  readonly dados: DadosDaUnidade;
  readonly versao: number;
  readonly ciente: boolean;
}

const acaoDe = (antes: boolean, depois: boolean): string => {
  if (antes === depois) return 'Mudança de unidade';
  return depois ? 'Reativação de unidade' : 'Inativação de unidade';
};

export const mudarUnidade = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { idUnidade, dados, versao, ciente }: MudancaDaUnidade,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const unidades = await readUnidades(trx, usuario, idOuvidoria);
    const atual = unidades.find((cada) => cada.idUnidade === idUnidade);
    if (!atual) throw unidadeNaoEncontrada();
    conferirVersao(atual, versao);
    const escrita = { trx, idOuvidoria, dados, unidades, atual };
    const linha = await conferirUnidade(platform, escrita);
    const recebe = conferirQuemRecebe(usuario, escrita);
    if (atual.ativa && !dados.ativa) {
      const subordinadasAtivas = unidades.filter(({ idPai, ativa }) => idPai === idUnidade && ativa).length;
      enforce(podeInativarUnidade({ subordinadasAtivas, pedidosAbertos: atual.pedidosAbertos, ciente }));
    }
    const nomes = await nomesDosColegas(platform, trx, idOuvidoria);
    const eram = { ...atual, pessoas: atual.pessoas.map((pessoa) => pessoa.idUsuario) };
    const mudou = oQueMudou(emPalavras(escrita, eram, nomes), emPalavras(escrita, dados, nomes));
    if (!mudou) return;
    await updateUnidade(trx, idUnidade, linha);
    await replacePessoas(trx, idUnidade, [...new Set(dados.pessoas)]);
    await auditar(trx, platform.clock, usuario, {
      area: 'unidade',
      acao: acaoDe(atual.ativa, dados.ativa),
      alvo: `${dados.sigla} – ${dados.nome}`,
      idAlvo: idUnidade,
      idOuvidoria,
      ...mudou,
    });
    if (recebe) await avisarDaUnidade(platform, trx, usuario, orgao, dados);
  });
