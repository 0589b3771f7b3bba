import type { Readable } from 'node:stream';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { vigiandoQuemEstaAcima } from '#capabilities/orgao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { diferencas, type Escopo } from '../domain/diferencas.ts';
import { contar, nomesDasMudancas, tiposDeMudanca } from '../domain/mudanca.ts';
import { readEstrutura } from '../domain/read-estrutura.ts';
import {
  diretorioMudou,
  importacaoEncerrada,
  importacaoNaoEncontrada,
  nadaAAplicar,
  naoEJson,
} from '../domain/siorg-errors.ts';
import { baixarEstrutura } from './baixar-estrutura.ts';
import { lockDiretorio, raiseDiretorio } from './edicao-repository.ts';
import {
  applyProposta,
  endPropostas,
  findImportacao,
  insertImportacao,
  insertProposta,
} from './importacao-repository.ts';
import { readJson } from './read-json.ts';
import { listUnidades } from './unidade-repository.ts';

interface Origem {
  readonly origem: 'arquivo' | 'servico';
  readonly nome: string;
  readonly escopo: Escopo;
}

/** Discards a comparison that was not applied, with an audit row that says who did it. */
const descartar = async (
  { clock }: Platform,
  trx: Db,
  usuario: UsuarioAtual,
  { id, substituida }: { readonly id?: number; readonly substituida: boolean },
): Promise<void> => {
  for (const { id: idAlvo, nome, responsavel } of await endPropostas(trx, clock.now(), id)) {
    await auditar(trx, clock, usuario, {
      area: 'siorg',
      acao: 'Descarte de comparação com o SIORG',
      alvo: nome,
      idAlvo,
      antes: { feitaPor: responsavel },
      depois: { substituidaPorOutra: substituida },
    });
  }
};

/** Compares and keeps the result for review. A new comparison replaces one that nobody applied. */
const propor = async (
  platform: Platform,
  usuario: UsuarioAtual,
  origem: Origem,
  json: unknown,
): Promise<{ idImportacao: number }> => {
  const { db, clock } = platform;
  const lida = readEstrutura(json);
  return db.transaction().execute(async (trx) => {
    const versao = await lockDiretorio(trx);
    const { mudancas, problemas } = diferencas(await listUnidades(trx), lida.unidades, origem.escopo);
    const agora = clock.now();
    await descartar(platform, trx, usuario, { substituida: true });
    const idImportacao = await insertImportacao(trx, {
      ...origem,
      situacao: 'proposta',
      versao_diretorio: versao,
      unidades: lida.unidades.length,
      contagens: JSON.stringify(contar(mudancas)),
      problemas: JSON.stringify([...lida.problemas, ...problemas]),
      id_responsavel: usuario.idUsuario,
      responsavel: usuario.nome,
      criada_em: agora,
    });
    await insertProposta(trx, idImportacao, usuario.nome, mudancas);
    return { idImportacao };
  });
};

export const proporDoArquivo = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { escopo, nome, corpo }: Omit<Origem, 'origem'> & { readonly corpo: Readable | undefined },
): Promise<{ idImportacao: number }> => {
  if (!corpo) throw naoEJson();
  return propor(platform, usuario, { origem: 'arquivo', nome, escopo }, await readJson(corpo));
};

/** The service always sends the whole structure. */
export const proporDoServico = async (platform: Platform, usuario: UsuarioAtual) => {
  const { endereco, json } = await baixarEstrutura(platform);
  return propor(platform, usuario, { origem: 'servico', nome: endereco, escopo: 'completa' }, json);
};

export const aplicarImportacao = (platform: Platform, usuario: UsuarioAtual, idImportacao: number) =>
  platform.db.transaction().execute(async (trx) => {
    const { clock } = platform;
    const versao = await lockDiretorio(trx);
    const importacao = await findImportacao(trx, idImportacao);
    if (!importacao) throw importacaoNaoEncontrada();
    if (importacao.situacao !== 'proposta') throw importacaoEncerrada();
    // It was compared with an older directory: applying it now would do what nobody saw.
    if (importacao.versao_diretorio !== versao) throw diretorioMudou();
    const contagens = importacao.contagens as ReturnType<typeof contar>;
    if (nomesDasMudancas.every((tipo) => contagens[tipo] === 0)) throw nadaAAplicar();
    await vigiandoQuemEstaAcima(platform, trx, () => applyProposta(trx, idImportacao, clock.now()));
    await raiseDiretorio(trx);
    await auditar(trx, clock, usuario, {
      area: 'siorg',
      acao: 'Importação da estrutura do SIORG',
      alvo: importacao.nome,
      idAlvo: idImportacao,
      depois: Object.fromEntries(nomesDasMudancas.map((tipo) => [tiposDeMudanca[tipo], contagens[tipo]])),
    });
  });

export const descartarImportacao = (platform: Platform, usuario: UsuarioAtual, idImportacao: number) =>
  platform.db.transaction().execute(async (trx) => {
    await lockDiretorio(trx);
    const importacao = await findImportacao(trx, idImportacao);
    if (!importacao) throw importacaoNaoEncontrada();
    if (importacao.situacao !== 'proposta') throw importacaoEncerrada();
    await descartar(platform, trx, usuario, { id: idImportacao, substituida: false });
  });
