import type { OpcoesDaGestao, PessoaDaLista, PessoaNaGestao } from '../../domain/gestao.ts';

export const OPCOES: OpcoesDaGestao = {
  ouvidoria: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  perfis: [
    { idPerfil: 3, descPerfil: 'Respondente' },
    { idPerfil: 7, descPerfil: 'Atendente' },
  ],
  passaTrabalho: true,
};

/** A respondente of the CGU; tests change what they need. */
export const umaPessoa = (changes: Partial<PessoaDaLista> = {}): PessoaDaLista => ({
  idUsuario: 30,
  login: 'respondente.cgu',
  nome: 'Renata Brandão',
  email: 'renata@cgu.gov.br',
  situacao: 'ativo',
  isSistema: false,
  ultimoAcessoEm: '2026-03-10T13:00:00Z',
  perfis: [
    {
      idUsuarioPerfilOuvidoria: 300,
      idPerfil: 3,
      descPerfil: 'Respondente',
      idOuvidoria: 6,
      ouvidoria: 'CGU',
      nomeOuvidoria: 'Controladoria-Geral da União',
      validade: null,
      isVigente: true,
      isAConfirmar: false,
      isAAceitar: false,
    },
  ],
  ...changes,
});

export const umaPessoaInteira = (changes: Partial<PessoaNaGestao> = {}): PessoaNaGestao => ({
  ...umaPessoa(),
  telefone: null,
  cpfMascarado: '***.100.037-**',
  isDocumentoProvado: true,
  criadoEm: '2025-01-10T13:00:00Z',
  bloqueadoEm: null,
  motivoDoBloqueio: null,
  trabalho: [{ idOuvidoria: 6, ouvidoria: 'CGU', casos: 3, passos: 1, recursos: 0 }],
  impedimentos: { perfis: null, link: null, bloqueio: null, exclusao: null, trabalho: null },
  ...changes,
});
