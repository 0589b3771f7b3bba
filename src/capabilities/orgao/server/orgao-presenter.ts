import type { Orgao } from '../contract.ts';
import type { OrgaoRow } from './orgao-repository.ts';

export const presentOrgao = (row: OrgaoRow): Orgao => ({
  idOuvidoria: row.id,
  idOrgaoSiorg: row.id_orgao_siorg,
  nomeOuvidoria: row.nome,
  sigla: row.sigla,
  esfera: { idEsfera: row.id_esfera, descEsfera: row.nome_esfera },
  uf: row.uf && row.nome_uf ? { sigUf: row.uf, descUf: row.nome_uf } : null,
  municipio:
    row.id_municipio && row.nome_municipio
      ? { idMunicipio: row.id_municipio, descMunicipio: row.nome_municipio }
      : null,
  email: row.email,
  telefone: row.telefone,
  endereco: row.endereco,
  horario: row.horario,
  site: row.site,
  competencia: row.competencia,
  temSic: row.tem_sic,
  formularios: row.formularios.map(({ id, descricao }) => ({
    idTipoFormulario: id,
    descTipoFormulario: descricao,
  })),
  servicos: row.servicos,
});
