import { Perfil } from '#kernel/perfil.ts';
import { aGestor } from '#testing/pessoa-no-navegador.ts';
import type { LinhaDaMensagem, LinhaDoModelo, Mensagem, Modelo } from '../contract.ts';

export const anAdministrador = () =>
  aGestor({
    login: 'admin',
    perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' },
  });

export const linhaDeModelo: LinhaDoModelo = {
  idModelo: 7,
  evento: 'manifestacao.prazo-recontado',
  descricao: 'O prazo mudou',
  destinatario: 'cidadao',
  orgao: null,
  assunto: 'O prazo de {{protocolo}} mudou',
  ativo: true,
  versao: 3,
  autor: 'Ana Lima',
  salvoEm: '2026-03-12T15:30:00.000Z',
  exigidoPor: null,
  textoFixo: false,
};

const palavras = {
  assunto: 'O prazo de {{protocolo}} mudou',
  titulo: 'O prazo mudou',
  corpo: 'O prazo de {{protocolo}} era {{prazoAnterior}}; agora é {{prazo}}: {{porque}}.',
  botao: 'Ver o prazo',
  ativo: true,
};

export const modelo: Modelo & { tipo: 'modelo' } = {
  tipo: 'modelo',
  ...linhaDeModelo,
  versoes: [
    { ...palavras, versao: 3, autor: 'Ana Lima', salvaEm: '2026-03-12T15:30:00.000Z', restauradaDe: 1 },
    {
      ...palavras,
      corpo: 'O prazo de {{protocolo}} era {{prazoAnterior}}; hoje é {{prazo}}.',
      versao: 2,
      autor: 'Bia Reis',
      salvaEm: '2026-03-11T15:30:00.000Z',
      restauradaDe: null,
    },
    { ...palavras, versao: 1, autor: null, salvaEm: null, restauradaDe: null },
  ],
};

export const linhaDeMensagem: LinhaDaMensagem = {
  idEmail: 90,
  evento: 'manifestacao.prazo-recontado',
  descricao: 'O prazo foi contado de novo',
  para: 'rita@exemplo.invalid',
  assunto: 'O prazo mudou',
  estado: 'enviado',
  criadoEm: '2026-03-12T15:30:00.000Z',
  enviadoEm: '2026-03-12T15:30:05.000Z',
  proximaTentativaEm: null,
};

export const mensagem: Mensagem & { tipo: 'mensagem' } = {
  tipo: 'mensagem',
  ...linhaDeMensagem,
  tentativas: 1,
  ultimoErro: null,
  conteudo: 'visivel',
  texto: 'O prazo mudou.\n\nVeja na plataforma.',
  podeTentarDeNovo: false,
};

export const previa = {
  assunto: 'O prazo de 00106.000123/2026-48 mudou',
  texto: 'O prazo mudou',
  html: '<!doctype html><html><body>O prazo mudou</body></html>',
};
