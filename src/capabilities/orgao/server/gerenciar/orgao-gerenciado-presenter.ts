import type { DadosDoOrgao } from '../../domain/dados-do-orgao.ts';
import { porQueNaoOferece } from '../../domain/formularios-do-orgao.ts';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import type { Pendencias } from '../../domain/orgao-policy.ts';
import type { LinhaDoOrgao, listFormulariosDoOrgao, OrgaoInteiro } from './gerenciar-repository.ts';

export const dadosDe = (row: OrgaoInteiro): DadosDoOrgao => ({
  nome: row.nome,
  sigla: row.sigla,
  idEsfera: row.id_esfera,
  uf: row.uf,
  idMunicipio: row.id_municipio,
  idOrgaoSiorg: row.id_orgao_siorg,
  idOuvidoriaMinisterio: row.id_ouvidoria_ministerio,
  prefixoProtocolo: row.prefixo_protocolo,
  aderiuEm: row.aderiu_em,
  email: row.email,
  telefone: row.telefone,
  endereco: row.endereco,
  horario: row.horario,
  site: row.site,
  competencia: row.competencia,
  temSic: row.tem_sic,
  deTeste: row.de_teste,
});

export const linhaDe = (dados: DadosDoOrgao): LinhaDoOrgao => ({
  nome: dados.nome,
  sigla: dados.sigla,
  id_esfera: dados.idEsfera,
  uf: dados.uf,
  id_municipio: dados.idMunicipio,
  id_orgao_siorg: dados.idOrgaoSiorg,
  id_ouvidoria_ministerio: dados.idOuvidoriaMinisterio,
  prefixo_protocolo: dados.prefixoProtocolo,
  aderiu_em: dados.aderiuEm,
  email: dados.email,
  telefone: dados.telefone,
  endereco: dados.endereco,
  horario: dados.horario,
  site: dados.site,
  competencia: dados.competencia,
  tem_sic: dados.temSic,
  de_teste: dados.deTeste,
});

interface Partes {
  readonly row: OrgaoInteiro;
  readonly pendencias: Pendencias;
  readonly formularios: Awaited<ReturnType<typeof listFormulariosDoOrgao>>;
  readonly emailPendente: string | null;
  readonly daPlataforma: boolean;
}

export const presentGerenciado = ({
  row,
  pendencias,
  formularios,
  emailPendente,
  daPlataforma,
}: Partes): OrgaoGerenciado => {
  const dados = dadosDe(row);
  return {
    idOuvidoria: row.id,
    versao: row.versao,
    situacao: row.inativada_em === null ? 'ativo' : 'inativo',
    inativadoEm: row.inativada_em?.toISOString() ?? null,
    dados,
    emailPendente,
    municipio:
      row.id_municipio !== null && row.nome_municipio !== null
        ? { idMunicipio: row.id_municipio, descMunicipio: row.nome_municipio }
        : null,
    siorg:
      row.id_orgao_siorg !== null && row.nome_siorg !== null
        ? { id: row.id_orgao_siorg, nome: row.nome_siorg, sigla: row.sigla_siorg }
        : null,
    emitiuProtocolo: row.emitiu_protocolo,
    pendencias,
    formularios: formularios.map(({ id, descricao, oferecido }) => ({
      idTipoFormulario: id,
      descTipoFormulario: descricao,
      oferecido,
      porQueNao: porQueNaoOferece(dados, id),
    })),
    monitora: row.autoridade_monitoramento,
    podeMudarMonitoramento: daPlataforma,
    podeMudarAdesao: daPlataforma,
    podeInativar: daPlataforma,
  };
};
