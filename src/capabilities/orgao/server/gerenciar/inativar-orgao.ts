import { auditar } from '#capabilities/auditoria/server/index.ts';
import { NADA_FORA, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { acompanhaOsOutros, orgaoJaAtivo, orgaoJaInativo } from '../../domain/orgao-errors.ts';
import { podeInativar } from '../../domain/orgao-policy.ts';
import { countPendencias, type OrgaoInteiro, updateOuvidoria } from './gerenciar-repository.ts';
import { conferirVersao, mudarOrgao } from './orgao-do-administrador.ts';

const linhaDaAuditoria = (orgao: OrgaoInteiro, acao: string, antes: string, depois: string) => ({
  area: 'orgao' as const,
  acao,
  alvo: `${orgao.sigla} – ${orgao.nome}`,
  idAlvo: orgao.id,
  idOuvidoria: orgao.id,
  antes: { situacao: antes },
  depois: { situacao: depois },
});

/** It leaves the directory and receives nothing more; its past work stays. */
export const inativarOrgao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  versao: number,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    conferirVersao(orgao, versao);
    if (orgao.inativada_em !== null) throw orgaoJaInativo();
    if (orgao.autoridade_monitoramento) throw acompanhaOsOutros();
    enforce(podeInativar(await countPendencias(trx, idOuvidoria, NADA_FORA)));
    await updateOuvidoria(trx, idOuvidoria, { inativada_em: platform.clock.now() });
    const linha = linhaDaAuditoria(orgao, 'Inativação de órgão', 'ativo', 'inativo');
    await auditar(trx, platform.clock, usuario, linha);
  });

export const reativarOrgao = (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  versao: number,
): Promise<void> =>
  mudarOrgao(platform, usuario, idOuvidoria, async ({ trx, orgao }) => {
    conferirVersao(orgao, versao);
    if (orgao.inativada_em === null) throw orgaoJaAtivo();
    await updateOuvidoria(trx, idOuvidoria, { inativada_em: null });
    const linha = linhaDaAuditoria(orgao, 'Reativação de órgão', 'inativo', 'ativo');
    await auditar(trx, platform.clock, usuario, linha);
  });
