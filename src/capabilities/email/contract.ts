import { z } from 'zod';
import { aberto, comLogin } from '#kernel/acesso.ts';
import { feito, id, idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { eventosDeEmail } from './domain/eventos.ts';
import { estadosDoEmail } from './domain/mensagem.ts';

const administrar = permitido('email.administrar');

export const emailDaCaixa = z.object({
  para: z.string(),
  assunto: z.string(),
  texto: z.string(),
  html: z.string(),
  enviadoEm: z.iso.datetime(),
});

const evento = z.enum(eventosDeEmail);
const destinatario = z.enum(['cidadao', 'orgao']);
const versao = z.int().min(1);
const procura = { ...consultaDePagina(25), busca: z.string().trim().max(200).optional() };

const palavras = z.object({
  assunto: z.string(),
  titulo: z.string(),
  corpo: z.string(),
  botao: z.string().nullable(),
});

/** As typed: the rules depend on the event, which is known only once the template is read. */
const palavrasEscritas = z.object({
  assunto: z.string().max(1000),
  titulo: z.string().max(1000),
  corpo: z.string().max(20_000),
  botao: z.string().max(1000),
});

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const linhaDoModelo = z.object({
  idModelo: z.int(),
  evento,
  descricao: z.string(),
  destinatario,
  /** Null for the platform's, used by every office without its own. */
  orgao: orgao.nullable(),
  assunto: z.string(),
  ativo: z.boolean(),
  versao,
  /** Null if it is still as the platform came. */
  autor: z.string().nullable(),
  salvoEm: z.iso.datetime().nullable(),
  /** Why it cannot be switched off; null if it can. */
  exigidoPor: z.string().nullable(),
  /** It guards who reports: nobody rewords it. */
  textoFixo: z.boolean(),
});
export type LinhaDoModelo = z.output<typeof linhaDoModelo>;

const versaoDoModelo = palavras.extend({
  versao,
  ativo: z.boolean(),
  autor: z.string().nullable(),
  salvaEm: z.iso.datetime().nullable(),
  restauradaDe: z.int().nullable(),
});
export type VersaoDoModelo = z.output<typeof versaoDoModelo>;

const modelo = linhaDoModelo.extend({
  /** Newest first; the first one is in use. */
  versoes: z.array(versaoDoModelo),
});
export type Modelo = z.output<typeof modelo>;

const linhaDaMensagem = z.object({
  idEmail: z.int(),
  evento: z.string(),
  descricao: z.string(),
  /** Null if the address is protected. */
  para: z.string().nullable(),
  assunto: z.string(),
  estado: z.enum(estadosDoEmail),
  criadoEm: z.iso.datetime(),
  enviadoEm: z.iso.datetime().nullable(),
  proximaTentativaEm: z.iso.datetime().nullable(),
});
export type LinhaDaMensagem = z.output<typeof linhaDaMensagem>;

const mensagem = linhaDaMensagem.extend({
  tentativas: z.int(),
  /** The mail server's answer; only for administrators. */
  ultimoErro: z.string().nullable(),
  conteudo: z.enum(['visivel', 'sigiloso', 'apagado']),
  texto: z.string().nullable(),
  podeTentarDeNovo: z.boolean(),
});
export type Mensagem = z.output<typeof mensagem>;

const porModelo = z.object({ idModelo: idTexto });
const salvo = z.object({ idModelo: z.int(), versao });

export const emailContract = contract({
  'GET /app-web/v1/caixa-de-saida': {
    acesso: aberto,
    resumo: 'Os e-mails que sairiam, fora de produção e sem servidor de e-mail configurado.',
    response: z.array(emailDaCaixa),
  },
  'GET /app-web/v1/emails/modelos': {
    acesso: administrar,
    resumo: 'Os modelos de e-mail da plataforma e dos órgãos.',
    query: z.object({
      ...procura,
      evento: evento.optional(),
      idOuvidoria: idTexto.optional(),
      soDosOrgaos: simNao.default(false),
      destinatario: destinatario.optional(),
      ativo: z.enum(['sim', 'nao']).optional(),
    }),
    response: pagina(linhaDoModelo),
  },
  'GET /app-web/v1/emails/eventos': {
    acesso: administrar,
    resumo: 'Os avisos que a plataforma envia por e-mail e as palavras que valem para cada um.',
    response: z.array(
      palavras.extend({ evento, descricao: z.string(), destinatario, daPlataforma: z.boolean() }),
    ),
  },
  'POST /app-web/v1/emails/modelos': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Cria o modelo de um aviso para um órgão.',
    body: palavrasEscritas.extend({ evento, idOuvidoria: campo('Órgão', id) }),
    response: salvo,
  },
  'PUT /app-web/v1/emails/modelos/:idModelo': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Grava uma nova versão do modelo.',
    params: porModelo,
    body: palavrasEscritas.extend({ versao, ativo: z.boolean() }),
    response: salvo,
  },
  'POST /app-web/v1/emails/modelos/:idModelo/situacao': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Ativa ou desativa o modelo; o que a lei exige não se desativa.',
    params: porModelo,
    body: z.strictObject({ versao, ativo: z.boolean() }),
    response: salvo,
  },
  'POST /app-web/v1/emails/modelos/:idModelo/restaurar': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Grava de novo as palavras de uma versão anterior, como versão nova.',
    params: porModelo,
    body: z.strictObject({ versao, restaurar: versao }),
    response: salvo,
  },
  'POST /app-web/v1/emails/previa': {
    acesso: administrar,
    resumo: 'Como o e-mail fica, com dados de exemplo.',
    body: palavrasEscritas.extend({ evento, idOuvidoria: id.nullable() }),
    response: z.object({ assunto: z.string(), texto: z.string(), html: z.string() }),
  },
  'POST /app-web/v1/emails/teste': {
    acesso: administrar,
    resumo: 'Envia o e-mail, com dados de exemplo, a quem o está escrevendo.',
    body: palavrasEscritas.extend({ evento, idOuvidoria: id.nullable() }),
    response: z.object({ para: z.string() }),
  },
  'GET /app-web/v1/emails/enviados': {
    acesso: administrar,
    resumo: 'O que foi enviado, a quem e como está.',
    query: z.object({
      ...procura,
      estado: z.enum(estadosDoEmail).optional(),
      evento: z.string().max(100).optional(),
      de: z.iso.date().optional(),
      ate: z.iso.date().optional(),
    }),
    response: pagina(linhaDaMensagem),
  },
  'POST /app-web/v1/emails/enviados/:idEmail/reenviar': {
    acesso: administrar,
    resumo: 'Tenta de novo, agora, o envio que falhou.',
    params: z.object({ idEmail: idTexto }),
    response: feito,
  },
  'GET /app-web/v1/emails/meus': {
    acesso: comLogin,
    resumo: 'As mensagens que a plataforma enviou à própria pessoa.',
    query: z.object(procura),
    response: pagina(linhaDaMensagem),
  },
  'GET /app-web/v1/emails/:idEmail': {
    acesso: comLogin,
    resumo: 'Um modelo, para quem administra, ou uma mensagem, também para quem a recebeu.',
    params: z.object({ idEmail: idTexto }),
    response: z.discriminatedUnion('tipo', [
      modelo.extend({ tipo: z.literal('modelo') }),
      mensagem.extend({ tipo: z.literal('mensagem') }),
    ]),
  },
});
