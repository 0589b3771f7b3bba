import { type Acesso, podeAcessar } from '#kernel/acesso.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { descricaoPerfil, Perfil, todosOsPerfis } from '#kernel/perfil.ts';

/** The three parts of the API, by their audience. */
export const partes = {
  publica: {
    titulo: 'API pública',
    resumo:
      'O que qualquer programa pode ler ou enviar sem entrar: tabelas, órgãos, busca, dados abertos, registro.',
  },
  integracao: {
    titulo: 'API de integração',
    resumo: 'Para os sistemas dos órgãos, com token: consultar, registrar e tratar manifestações e recursos.',
  },
  app: {
    titulo: 'API da aplicação',
    resumo:
      'O que as telas usam, com a sessão de quem entrou. Muda junto com as telas, e o histórico diz quando.',
  },
} as const;
export type Parte = keyof typeof partes;
export const nomesDasPartes = Object.keys(partes) as readonly Parte[];

const isSistema = (acesso: Acesso): boolean =>
  acesso.tipo === 'perfis' &&
  acesso.perfis.some(
    (perfil) =>
      perfil === Perfil.webServiceRespondente ||
      perfil === Perfil.webServiceAtendente ||
      perfil === Perfil.webServiceObservador,
  );

export const parteDe = ({ acesso, integracao }: Endpoint): Parte => {
  if (integracao || isSistema(acesso)) return 'integracao';
  return acesso.tipo === 'aberto' ? 'publica' : 'app';
};

/** Who may call, in one sentence. */
export const quemChama = ({ acesso, integracao, escopo }: Endpoint): string => {
  if (integracao === 'oauth') return 'Clientes de integração, com o próprio segredo.';
  if (acesso.tipo === 'aberto')
    return acesso.comPessoa ? 'Qualquer pessoa; a resposta depende de quem entrou.' : 'Qualquer pessoa.';
  if (acesso.tipo === 'login')
    return acesso.duranteCadastro
      ? 'Quem entrou, também com o cadastro pendente.'
      : 'Quem entrou e tem o cadastro completo.';
  const perfis = todosOsPerfis.filter(
    (idPerfil) => podeAcessar(acesso, { idPerfil, cadastroPendente: false }).allowed,
  );
  const doToken = escopo === undefined || escopo === 'qualquer' ? '' : ` Escopo: ${escopo}.`;
  return `Perfis: ${perfis.map((perfil) => descricaoPerfil[perfil]).join(', ')}.${doToken}`;
};
