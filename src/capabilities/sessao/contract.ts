import { z } from 'zod';
import { abertoDuranteFator, comLogin, duranteCadastro, duranteSegundoFator } from '#kernel/acesso.ts';
import { id, idTexto, simNao } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import type { UsuarioLogado } from '#kernel/quem/usuario-logado.ts';
import { campo } from '#kernel/validacao/campo.ts';

const sessaoLimiteEm = z.iso.datetime();

const dadosAutenticacao = z.object({
  login: z.string(),
  nome: z.string(),
  perfilAtual: z.object({ idPerfil: z.int(), descPerfil: z.string() }),
  nomeOuvidoriaAtual: z.string().nullable(),
  esferaOuvidoriaAtual: z.int(),
  perfisOuvidorias: z.array(z.object({ idUsuarioPerfilOuvidoria: z.int(), descPerfilOuvidoria: z.string() })),
  indPerfilUsuario: z.boolean(),
  podeQualificarRespostaRecurso: z.boolean(),
  pessoa: z.object({
    tipoPessoa: z.int(),
    tipoDocumentoIdentificacao: z.int().nullable(),
    numeroDocumentoIdentificacao: z.string().nullable(),
  }),
  indTrocaSenha: z.boolean(),
  idUsuarioPerfilOuvidoriaAtual: z.int().nullable(),
  pendencia: z.enum(['cpf', 'senha', 'cnpj', 'segundo-fator', 'criar-fator']).nullable(),
  sessaoExpiraEm: z.iso.datetime(),
  sessaoLimiteEm,
  idUsuario: z.int(),
}) satisfies z.ZodType<UsuarioLogado>;

export type DadosAutenticacao = z.output<typeof dadosAutenticacao>;

export const credenciais = z.strictObject({
  login: campo('Login', z.string().trim().min(1).max(100)),
  senha: campo('Senha', z.string().min(1).max(128)),
  modoAtualizacaoCadastro: simNao.optional(),
  /** The answer of a pause brings a puzzle; its solution leads past the mistakes of strangers. */
  desafio: z.string().max(500).optional(),
  solucao: z.string().max(100).optional(),
});

/** Names that clients rely on (S3-01). `idUsuario` and `login` are null while the company has no account yet ('Novo'). */
const empresa = z.object({
  cnpj: z.string(),
  razaoSocial: z.string(),
  dataCriacao: z.string().nullable(),
  idUsuario: z.int().nullable(),
  login: z.string().nullable(),
});

export type Empresa = z.output<typeof empresa>;

const itemDeMenu = z.object({
  label: z.string(),
  to: z.string().optional(),
  target: z.literal('_blank').optional(),
});

/** A line of a menu, or a group of lines; the names are fixed (S3-01). */
const menuLink = itemDeMenu.extend({ group: z.array(itemDeMenu).optional() });

const cnpj = campo('CNPJ', z.string().trim().min(14).max(18));

export const sessaoContract = contract({
  'GET /app-web/v1/usuarios/dadosautenticacao': {
    acesso: duranteSegundoFator,
    resumo: 'Diz quem está com a sessão aberta e com qual perfil.',
    response: dadosAutenticacao,
  },
  'GET /app-web/v1/rotas': {
    acesso: abertoDuranteFator,
    resumo: 'O menu do perfil de quem está com a sessão aberta; sem sessão, o do público.',
    response: z.array(menuLink),
  },
  'POST /app-web/v1/usuarios/login': {
    acesso: abertoDuranteFator,
    resumo: 'Abre uma sessão com login e senha.',
    formulario: true,
    body: credenciais,
    response: dadosAutenticacao,
  },
  'POST /app-web/v1/logout': {
    acesso: abertoDuranteFator,
    resumo: 'Encerra a sessão; informa o endereço que encerra também a do gov.br.',
    response: z.object({ ok: z.literal(true), urlLogoutGovbr: z.string().nullable() }),
  },
  'POST /app-web/v1/sessao/manter': {
    acesso: duranteCadastro,
    resumo: 'Mantém a sessão aberta por mais tempo.',
    response: z.object({ sessaoExpiraEm: z.iso.datetime(), sessaoLimiteEm }),
  },
  'POST /app-web/v1/usuarios/perfilouvidoria/:idUsuarioPerfilOuvidoria': {
    acesso: comLogin,
    resumo: 'Troca o perfil de trabalho.',
    params: z.object({ idUsuarioPerfilOuvidoria: idTexto }),
    response: dadosAutenticacao,
  },
  'POST /app-web/v1/empresas/login': {
    acesso: duranteCadastro,
    resumo: 'Passa a usar a conta de uma empresa ligada ao CPF da pessoa.',
    body: z.strictObject({ cnpj, idUsuario: id.nullish() }),
    response: dadosAutenticacao,
  },
  'GET /app-web/v1/govbr-servicos/empresas/:cpf': {
    acesso: duranteCadastro,
    resumo: 'Lista as empresas ligadas ao CPF no gov.br.',
    params: z.object({ cpf: campo('CPF', z.string().min(11).max(14)) }),
    response: z.array(empresa),
  },
  'GET /app-web/v1/govbr/entrar': {
    acesso: abertoDuranteFator,
    resumo: 'Leva à página de entrada do gov.br.',
    query: z.object({
      redirect: z.string().max(2000).optional(),
      tipoLogin: z.enum(['PF', 'PJ']).optional(),
      modoAtualizacaoCadastro: simNao.optional(),
    }),
    respostaCrua: true,
    response: z.void(),
  },
  'GET /app-web/v1/govbr/retorno': {
    acesso: abertoDuranteFator,
    resumo: 'Recebe a pessoa de volta do gov.br e abre a sessão.',
    respostaCrua: true,
    response: z.void(),
  },
});
