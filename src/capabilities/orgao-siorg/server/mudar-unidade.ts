import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { vigiandoQuemEstaAcima } from '#capabilities/orgao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Campos, Mudanca, TipoDeMudanca } from '../domain/mudanca.ts';
import {
  codigoJaExiste,
  superiorAbaixo,
  superiorNaoExiste,
  unidadeMudou,
  unidadeNaoEncontrada,
} from '../domain/siorg-errors.ts';
import { nomeDaUnidade } from '../domain/unidade.ts';
import type { UnidadeEditavel } from '../domain/unidade-editavel.ts';
import {
  insertMudanca,
  insertUnidade,
  lockDiretorio,
  raiseDiretorio,
  updateUnidade,
} from './edicao-repository.ts';
import { findUnidade, isAbaixoDe } from './unidade-repository.ts';

const ACOES: Readonly<Record<TipoDeMudanca, string>> = {
  nova: 'Cadastro de unidade do SIORG',
  alterada: 'Mudança de unidade do SIORG',
  movida: 'Mudança de lugar de unidade do SIORG',
  inativada: 'Inativação de unidade do SIORG',
  reativada: 'Reativação de unidade do SIORG',
};

const colunas = (unidade: UnidadeEditavel) => ({
  id_pai: unidade.idPai,
  nome: unidade.nome,
  sigla: unidade.sigla,
  codigo_tipo_unidade: unidade.codigoTipoUnidade,
  codigo_orgao_entidade: unidade.codigoOrgaoEntidade,
  codigo_esfera: unidade.codigoEsfera,
  codigo_poder: unidade.codigoPoder,
  telefone: unidade.telefone,
  email: unidade.email,
  site: unidade.site,
  endereco: unidade.endereco,
  competencia: unidade.competencia,
});

interface Passo {
  readonly trx: Db;
  /** Writes the unit's history and the audit row, in the act's transaction. */
  readonly registrar: (mudanca: Mudanca) => Promise<void>;
}

/** One change of the directory at a time: what is checked here stays true until it is written. */
const mudando = (platform: Platform, usuario: UsuarioAtual, ato: (passo: Passo) => Promise<void>) =>
  platform.db.transaction().execute(async (trx) => {
    await lockDiretorio(trx);
    const { clock } = platform;
    let mudou = false;
    const registrar = async (mudanca: Mudanca) => {
      mudou = true;
      await insertMudanca(trx, { ...mudanca, responsavel: usuario.nome, ocorridaEm: clock.now() });
      await auditar(trx, clock, usuario, {
        area: 'siorg',
        acao: ACOES[mudanca.tipo],
        alvo: `${mudanca.nome} (${mudanca.codigo})`,
        idAlvo: mudanca.codigo,
        ...(mudanca.antes && { antes: mudanca.antes }),
        ...(mudanca.depois && { depois: mudanca.depois }),
      });
    };
    await vigiandoQuemEstaAcima(platform, trx, () => ato({ trx, registrar }));
    if (mudou) await raiseDiretorio(trx);
  });

const conferirSuperior = async (trx: Db, codigo: number, idPai: number | null): Promise<void> => {
  if (idPai === null) return;
  if (!(await findUnidade(trx, idPai))) throw superiorNaoExiste();
  if (await isAbaixoDe(trx, idPai, codigo)) throw superiorAbaixo();
};

export const cadastrarUnidade = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { codigo, ...unidade }: UnidadeEditavel & { readonly codigo: number },
): Promise<{ codigo: number }> => {
  await mudando(platform, usuario, async ({ trx, registrar }) => {
    if (await findUnidade(trx, codigo)) throw codigoJaExiste();
    await conferirSuperior(trx, codigo, unidade.idPai);
    await insertUnidade(trx, { id: codigo, manual: true, ...colunas(unidade) });
    const depois: Campos = unidade;
    await registrar({ tipo: 'nova', codigo, nome: nomeDaUnidade(unidade), antes: null, depois });
  });
  return { codigo };
};

export const mudarUnidade = (
  platform: Platform,
  usuario: UsuarioAtual,
  codigo: number,
  { versao, ...unidade }: UnidadeEditavel & { readonly versao: number },
): Promise<void> =>
  mudando(platform, usuario, async ({ trx, registrar }) => {
    const atual = await findUnidade(trx, codigo);
    if (!atual) throw unidadeNaoEncontrada();
    if (atual.versao !== versao) throw unidadeMudou();
    const antes = Object.fromEntries(
      Object.keys(unidade).map((nome) => [nome, atual[nome as keyof UnidadeEditavel]]),
    );
    const mudou = oQueMudou(antes, unidade) as Pick<Mudanca, 'antes' | 'depois'> | null;
    if (!mudou) return;
    if (unidade.idPai !== atual.idPai) await conferirSuperior(trx, codigo, unidade.idPai);
    await updateUnidade(trx, { codigo, versao }, colunas(unidade));
    const tipo = mudou.depois && Object.keys(mudou.depois).join() === 'idPai' ? 'movida' : 'alterada';
    await registrar({ tipo, codigo, nome: nomeDaUnidade(unidade), ...mudou });
  });

/** Offices and units below stay tied to the unit: old links must lead somewhere. */
export const mudarSituacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  { codigo, versao, ativo }: { readonly codigo: number; readonly versao: number; readonly ativo: boolean },
): Promise<void> =>
  mudando(platform, usuario, async ({ trx, registrar }) => {
    const atual = await findUnidade(trx, codigo);
    if (!atual) throw unidadeNaoEncontrada();
    if (atual.versao !== versao) throw unidadeMudou();
    if (atual.ativo === ativo) return;
    await updateUnidade(trx, { codigo, versao }, { ativo });
    await registrar({
      tipo: ativo ? 'reativada' : 'inativada',
      codigo,
      nome: nomeDaUnidade(atual),
      antes: { ativo: !ativo },
      depois: { ativo },
    });
  });
