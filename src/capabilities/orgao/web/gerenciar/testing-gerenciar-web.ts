import type {
  AutoridadesDoOrgao,
  OrgaoGerenciado,
  OrgaoNaLista,
  UnidadeDoOrgao,
} from '../../domain/orgao-gerenciado.ts';

export const BASE = '/gerenciar/orgaos';

export const naLista = (mudanca: Partial<OrgaoNaLista> = {}): OrgaoNaLista => ({
  idOuvidoria: 65,
  sigla: 'IFCE',
  nome: 'Instituto Federal do Ceará',
  esfera: 'Federal',
  uf: 'CE',
  municipio: 'Fortaleza',
  prefixoProtocolo: '23546',
  temSic: true,
  situacao: 'ativo',
  formularios: 4,
  abertas: 12,
  versao: 3,
  ...mudanca,
});

export const orgao = (mudanca: Partial<OrgaoGerenciado> = {}): OrgaoGerenciado => ({
  idOuvidoria: 65,
  versao: 3,
  situacao: 'ativo',
  inativadoEm: null,
  dados: {
    nome: 'Instituto Federal do Ceará',
    sigla: 'IFCE',
    idEsfera: 1,
    uf: 'CE',
    idMunicipio: 230440,
    idOrgaoSiorg: 100911,
    idOuvidoriaMinisterio: null,
    prefixoProtocolo: '23546',
    aderiuEm: '2021-01-04',
    email: 'ouvidoria@ifce.escuta.invalid',
    telefone: '(85) 1234-0065',
    endereco: null,
    horario: null,
    site: null,
    competencia: null,
    temSic: true,
    deTeste: false,
  },
  emailPendente: null,
  municipio: { idMunicipio: 230440, descMunicipio: 'Fortaleza' },
  siorg: { id: 100911, nome: 'Instituto Federal do Ceará', sigla: 'IFCE' },
  emitiuProtocolo: true,
  pendencias: { manifestacoes: 0, recursos: 0, instancias: 0 },
  formularios: [
    { idTipoFormulario: 1, descTipoFormulario: 'Padrão', oferecido: true, porQueNao: null },
    { idTipoFormulario: 3, descTipoFormulario: 'Acesso à Informação', oferecido: true, porQueNao: null },
    {
      idTipoFormulario: 2,
      descTipoFormulario: 'Simplifique',
      oferecido: false,
      porQueNao: 'Só órgãos federais.',
    },
  ],
  monitora: false,
  podeMudarMonitoramento: true,
  podeMudarAdesao: true,
  podeInativar: true,
  ...mudanca,
});

export const unidade = (mudanca: Partial<UnidadeDoOrgao> = {}): UnidadeDoOrgao => ({
  idUnidade: 1,
  idPai: null,
  nome: 'Reitoria',
  sigla: 'REIT',
  email: null,
  ativa: true,
  versao: 1,
  pessoas: [],
  pedidosAbertos: 0,
  ...mudanca,
});

export const autoridades: AutoridadesDoOrgao = {
  instancias: [
    {
      idInstancia: 1,
      descricao: 'Primeira instância',
      naCadeia: true,
      julgadora: { idOuvidoria: 65, sigla: 'IFCE' },
      aqui: true,
      nomeados: [{ idUsuario: 9, nome: 'Sérgio Cavalcante', vale: true }],
      podemDecidir: 2,
    },
    {
      idInstancia: 2,
      descricao: 'Segunda instância',
      naCadeia: true,
      julgadora: { idOuvidoria: 65, sigla: 'IFCE' },
      aqui: true,
      nomeados: [],
      podemDecidir: 2,
    },
    {
      idInstancia: 3,
      descricao: 'CGU',
      naCadeia: true,
      julgadora: { idOuvidoria: 6, sigla: 'CGU' },
      aqui: false,
      nomeados: [],
      podemDecidir: 0,
    },
  ],
  candidatos: [
    { idUsuario: 9, nome: 'Sérgio Cavalcante', perfis: ['Respondente'] },
    { idUsuario: 10, nome: 'Geísa Alencar', perfis: ['Gestor'] },
  ],
};
