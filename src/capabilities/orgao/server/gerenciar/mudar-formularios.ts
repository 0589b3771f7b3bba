import { auditar } from '#capabilities/auditoria/server/index.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { mesmoConjunto } from '../../domain/autoridades.ts';
import { podeOferecer, podeRetirar } from '../../domain/formularios-do-orgao.ts';
import { formularioNaoCabe, mudouEnquantoIsso } from '../../domain/orgao-errors.ts';
import { isDaPlataforma } from '../../domain/orgao-policy.ts';
import { countPendencias, listFormulariosDoOrgao, replaceFormularios } from './gerenciar-repository.ts';
import { mudarOrgao } from './orgao-do-administrador.ts';

interface Escolha {
  readonly formularios: readonly number[];
  readonly antes: readonly number[];
}

/** From now on the home of the place offers what its offices take; filed cases are unaffected. */
export const mudarFormularios = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  { formularios, antes }: Escolha,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    const todos = await listFormulariosDoOrgao(trx, idOuvidoria);
    const oferecidos = todos.filter(({ oferecido }) => oferecido).map(({ id }) => id);
    if (!mesmoConjunto(oferecidos, antes)) throw mudouEnquantoIsso();
    if (mesmoConjunto(oferecidos, formularios)) return;
    if (!formularios.every((id) => todos.some((cada) => cada.id === id)))
      throw formularioNaoCabe('Escolha formulários da lista.');
    enforce(podeOferecer({ idEsfera: orgao.id_esfera, temSic: orgao.tem_sic }, formularios));
    const { instancias } = await countPendencias(trx, idOuvidoria, NADA_FORA);
    enforce(
      podeRetirar({
        antes: oferecidos,
        depois: formularios,
        daPlataforma: isDaPlataforma(usuario),
        ativo: orgao.inativada_em === null,
        julga: instancias > 0,
      }),
    );
    await replaceFormularios(trx, idOuvidoria, [...new Set(formularios)]);
    const nomes = (ids: readonly number[]) =>
      todos.filter(({ id }) => ids.includes(id)).map(({ descricao }) => descricao);
    await auditar(trx, platform.clock, usuario, {
      area: 'orgao',
      acao: 'Formulários oferecidos',
      alvo: `${orgao.sigla} – ${orgao.nome}`,
      idAlvo: idOuvidoria,
      idOuvidoria,
      antes: { formularios: nomes(oferecidos) },
      depois: { formularios: nomes(formularios) },
    });
  });
