import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { DadosBasicos } from '../domain/formas.ts';
import { dia, diaDe } from '../domain/formato.ts';
import type { Enderecos } from './links.ts';
import type { DadosBasicosRow } from './lista-repository.ts';

/** While the office waits for the citizen no deadline is given, even if the clock runs. */
export const prazoNoFio = ({ id_situacao, prazo }: { id_situacao: number; prazo: string }): string | null =>
  id_situacao === Situacao.complementacaoSolicitada ? null : diaDe(prazo);

export const situacaoNoFio = (row: {
  id_situacao: number;
  situacao: string;
  situacao_acesso: string;
  id_tipo_formulario: number;
}): DadosBasicos['Situacao'] => ({
  IdSituacaoManifestacao: row.id_situacao,
  DescSituacaoManifestacao: isAcesso(row.id_tipo_formulario) ? row.situacao_acesso : row.situacao,
});

/** The office's name for a service, or what the person wrote, as this reader may see it. */
export const servicoNoFio = (
  codigo: number | null | undefined,
  doOrgao: string | null,
  escrito: string | null | undefined,
): DadosBasicos['Servico'] => {
  const nome = doOrgao ?? escrito ?? null;
  if ((codigo ?? null) === null && nome === null) return null;
  return { IdServicoMPOG: codigo ?? null, Nome: nome ?? '', Links: [] };
};

/** `ocultar` hides what this reader may not see in a person's text. */
export const toDadosBasicos = (
  row: DadosBasicosRow,
  enderecos: Enderecos,
  ocultar: (texto: string) => string,
): DadosBasicos => ({
  Links: [enderecos.manifestacao(row.id)],
  IndPossuiIdentidadePreservada: row.identidade_preservada,
  IdManifestacao: row.id,
  NumerosProtocolo: [row.protocolo],
  OuvidoriaDestino: {
    IdOuvidoria: row.id_ouvidoria,
    IdOrgaoSiorg: row.id_orgao_siorg,
    NomOuvidoria: row.rotulo,
    NomeOuvidoria: row.ouvidoria,
  },
  Assunto: row.id_assunto === null ? null : { IdAssunto: row.id_assunto, DescAssunto: row.assunto ?? '' },
  Servico: servicoNoFio(
    row.cod_servico,
    row.servico_do_orgao,
    row.do_orgao && row.servico ? ocultar(row.servico) : null,
  ),
  TipoFormulario: { IdTipoFormulario: row.id_tipo_formulario, DescTipoFormulario: row.formulario },
  TipoManifestacao: { IdTipoManifestacao: row.id_tipo, DescTipoManifestacao: row.tipo },
  EmailManifestante: row.email,
  DataCadastro: dia(row.registrada_em),
  PrazoAtendimento: prazoNoFio(row),
  Situacao: situacaoNoFio(row),
  ResponsavelAnalise: row.responsavel ?? '',
});
