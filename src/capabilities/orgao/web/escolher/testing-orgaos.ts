import type { Orgao } from '../../contract.ts';

const orgao = (idOuvidoria: number, sigla: string, nomeOuvidoria: string): Orgao => ({
  idOuvidoria,
  idOrgaoSiorg: null,
  nomeOuvidoria,
  sigla,
  esfera: { idEsfera: 1, descEsfera: 'Federal' },
  uf: { sigUf: 'DF', descUf: 'Distrito Federal' },
  municipio: { idMunicipio: 5300108, descMunicipio: 'Brasília' },
  email: null,
  telefone: null,
  endereco: null,
  horario: null,
  site: null,
  competencia: null,
  temSic: true,
  formularios: [],
});

/** What the directory answers to a search. */
export const orgaosAchados = {
  body: {
    itens: [orgao(12, 'MEC', 'Ministério da Educação'), orgao(13, 'MS', 'Ministério da Saúde')],
    total: 40,
    proximoCursor: 'x',
  },
};
