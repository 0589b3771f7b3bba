import { isAcesso } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { DadosBasicos } from '../domain/formas.ts';
import { dia, diaDe } from '../domain/formato.ts';
import type { Enderecos } from './links.ts';
import type { DadosBasicosRow } from './lista-repository.ts';

/** While the office waits for the person no date is told, whether the term stands still or not. */
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

const servicoDe = (row: DadosBasicosRow): DadosBasicos['Servico'] => {
  const nome = row.servico_do_orgao ?? row.servico;
  if (row.cod_servico === null && nome === null) return null;
  return { IdServicoMPOG: row.cod_servico, Nome: nome ?? '', Links: [] };
};

export const toDadosBasicos = (row: DadosBasicosRow, enderecos: Enderecos): DadosBasicos => ({
  Links: [enderecos.manifestacao(row.id)],
  IndPossuiIdentidadePreservada: row.identidade_preservada,
  IdManifestacao: row.id,
  NumerosProtocolo: [row.protocolo],
  OuvidoriaDestino: {
    IdOuvidoria: row.id_ouvidoria,
    IdOrgaoSiorg: row.id_orgao_siorg,
    NomOuvidoria: row.ouvidoria,
    NomeOuvidoria: row.ouvidoria,
  },
  Assunto: row.id_assunto === null ? null : { IdAssunto: row.id_assunto, DescAssunto: row.assunto ?? '' },
  Servico: servicoDe(row),
  TipoFormulario: { IdTipoFormulario: row.id_tipo_formulario, DescTipoFormulario: row.formulario },
  TipoManifestacao: { IdTipoManifestacao: row.id_tipo, DescTipoManifestacao: row.tipo },
  EmailManifestante: row.email,
  DataCadastro: dia(row.registrada_em),
  PrazoAtendimento: prazoNoFio(row),
  Situacao: situacaoNoFio(row),
  ResponsavelAnalise: row.responsavel ?? '',
});
