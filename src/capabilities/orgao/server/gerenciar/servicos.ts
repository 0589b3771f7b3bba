import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { mesmoConjunto } from '../../domain/autoridades.ts';
import { mudouEnquantoIsso, servicoNaoEncontrado } from '../../domain/orgao-errors.ts';
import type { ServicoDoOrgao } from '../../domain/orgao-gerenciado.ts';
import type { DadosDoServico } from '../../domain/servico.ts';
import { conferirVersao, findMeuOrgao, mudarOrgao } from './orgao-do-administrador.ts';
import {
  insertServico,
  type ServicoRow,
  selectServicos,
  updateOrdem,
  updateServico,
} from './servico-repository.ts';

const dadosDe = ({ nome, descricao, link, publico, ativo }: ServicoRow): DadosDoServico => ({
  nome,
  descricao,
  link,
  publico,
  ativo,
});

export const listServicos = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<ServicoDoOrgao[]> => {
  await findMeuOrgao(db, usuario, idOuvidoria);
  const rows = await selectServicos(db, idOuvidoria);
  return rows.map((row) => ({ idServico: row.id, versao: row.versao, ...dadosDe(row) }));
};

export const criarServico = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  dados: DadosDoServico,
): Promise<{ idServico: number }> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx }) => {
    const ultimo = (await selectServicos(trx, idOuvidoria)).at(-1);
    const idServico = await insertServico(trx, {
      ...dados,
      id_ouvidoria: idOuvidoria,
      ordem: (ultimo?.ordem ?? 0) + 1,
    });
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Cadastro de serviço',
      alvo: dados.nome,
      idAlvo: idServico,
      idOuvidoria,
      depois: dados,
    });
    return { idServico };
  });

interface MudancaDoServico {
  readonly idServico: number;
  readonly dados: DadosDoServico;
  readonly versao: number;
}

export const mudarServico = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { idServico, dados, versao }: MudancaDoServico,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx }) => {
    const atual = (await selectServicos(trx, idOuvidoria)).find(({ id }) => id === idServico);
    if (!atual) throw servicoNaoEncontrado();
    conferirVersao(atual, versao);
    const mudou = oQueMudou(dadosDe(atual), dados);
    if (!mudou) return;
    await updateServico(trx, idServico, dados);
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Mudança de serviço',
      alvo: dados.nome,
      idAlvo: idServico,
      idOuvidoria,
      ...mudou,
    });
  });

/** Must name every service once: the place of one added or removed meanwhile is not guessed. */
export const ordenarServicos = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  servicos: readonly number[],
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const atuais = await selectServicos(trx, idOuvidoria);
    const ids = atuais.map(({ id }) => id);
    if (new Set(servicos).size !== servicos.length || !mesmoConjunto(ids, servicos))
      throw mudouEnquantoIsso();
    const nomes = (ordem: readonly number[]) =>
      ordem.map((id) => atuais.find((servico) => servico.id === id)?.nome ?? '');
    const mudou = oQueMudou({ ordem: nomes(ids) }, { ordem: nomes(servicos) });
    if (!mudou) return;
    for (const [lugar, id] of servicos.entries()) await updateOrdem(trx, id, lugar + 1);
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Ordem dos serviços',
      alvo: `${orgao.sigla} – ${orgao.nome}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      ...mudou,
    });
  });
