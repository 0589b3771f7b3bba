import { z } from 'zod';
import { aberto, comLogin, duranteCadastro } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import {
  desmascararCnpj,
  desmascararCpf,
  isDocumentoValido,
  TipoDocumento,
} from '#kernel/numeros/documento.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { cadastro, endereco, perfilCidadao, preferencias, sessaoAberta } from './domain/cadastro.ts';
import { meuConvite, meuPerfilAConfirmar, transferencias } from './domain/gestao.ts';
import { gestaoDeUsuarios } from './domain/gestao-endpoints.ts';
import { novaSenha, novaSenhaConfirmada } from './domain/senha.ts';

const token = z.string().min(1).max(200);
const nome = campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(150));
const email = campo('E-mail', z.email().max(200));
const telefone = campo('Telefone', z.string().trim().max(30));

/** A CPF or CNPJ with valid check digits, stored without punctuation. */
export const documentoIdentificacao = z
  .strictObject({
    tipoDocumentoIdentificacao: campo(
      'Tipo de documento',
      z.literal([TipoDocumento.cpf, TipoDocumento.cnpj]),
    ),
    numeroDocumentoIdentificacao: campo('Número do documento', z.string().trim().min(1).max(20)),
  })
  .transform(({ tipoDocumentoIdentificacao: tipo, numeroDocumentoIdentificacao: numero }) => ({
    tipoDocumentoIdentificacao: tipo,
    numeroDocumentoIdentificacao:
      tipo === TipoDocumento.cpf ? desmascararCpf(numero) : desmascararCnpj(numero),
  }))
  .refine((d) => isDocumentoValido(d.tipoDocumentoIdentificacao, d.numeroDocumentoIdentificacao), {
    path: ['numeroDocumentoIdentificacao'],
    error: 'Confira o número do documento: os dígitos não batem.',
  });

export const novoUsuario = z.strictObject({
  login: campo(
    'Login',
    z
      .string()
      .trim()
      .toLowerCase()
      .min(3)
      .max(100)
      .regex(/^[a-z0-9._-]+$/, 'Use letras sem acento, números, ponto ou hífen; um e-mail não serve.')
      // A login in use is told: of an address or a CPF that would say who has an account.
      .refine(
        (texto) => !/^\d{11}$/.test(texto.replace(/[._-]/g, '')),
        'Escolha um login que não seja um CPF.',
      ),
  ),
  nome,
  email,
  senha: campo('Senha', novaSenha),
  telefone: telefone.optional(),
});

export const dadosDoCadastro = z.strictObject({
  nome,
  nomeSocial: campo('Nome social', z.string().overwrite(umaLinha).trim().max(150)).nullish(),
  email,
  telefone: telefone.nullish(),
});

const usuarioDaLista = z.object({
  idUsuario: z.int(),
  login: z.string(),
  nome: z.string(),
  email: z.string().nullable(),
  bloqueado: z.boolean(),
  ultimoAcessoEm: z.iso.datetime().nullable(),
  perfis: z.array(z.object({ idPerfil: z.int(), descPerfil: z.string(), ouvidoria: z.string() })),
});

/** Some fields may come in the query; together they must satisfy `trocaDeSenhaAtual`. */
const senhaAtualNoCorpo = z
  .strictObject({ senhaAtual: z.string(), novaSenha: z.string(), confirmacaoNovaSenha: z.string() })
  .partial()
  .optional();

export const usuarioContract = contract({
  ...gestaoDeUsuarios,
  'GET /app-web/v1/usuarios': {
    acesso: permitido('usuario.gerenciar'),
    resumo: 'Lista os usuários das ouvidorias que a pessoa administra.',
    response: z.array(usuarioDaLista),
  },
  'GET /app-web/v1/usuarios/dadosbasicos': {
    acesso: comLogin,
    resumo: 'Dados básicos da pessoa: o endereço do seu cadastro e seus contatos.',
    response: z.object({
      linkUsuario: z.string(),
      nome: z.string(),
      nomeSocial: z.string().nullable(),
      email: z.string().nullable(),
      /** A new address that was not confirmed yet. */
      emailPendente: z.string().nullable(),
      telefone: z.string().nullable(),
    }),
  },
  'GET /app-web/v1/usuarios/cadastro': {
    acesso: comLogin,
    resumo: 'Mostra à pessoa o próprio cadastro, com o documento mascarado.',
    response: cadastro,
  },
  'GET /app-web/v1/usuarios/meus-perfis-a-confirmar': {
    acesso: comLogin,
    resumo: 'Diz à própria pessoa que perfis de trabalho seus esperam a confirmação de um gestor.',
    response: z.array(meuPerfilAConfirmar),
  },
  'GET /app-web/v1/usuarios/meus-convites': {
    acesso: comLogin,
    resumo: 'Mostra à própria pessoa os perfis de trabalho que esperam a sua resposta.',
    response: z.array(meuConvite),
  },
  'POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/aceitar': {
    acesso: comLogin,
    resumo: 'Aceita um perfil de trabalho; só então ele vale e o órgão vê a pessoa.',
    params: z.object({ idUsuarioPerfilOuvidoria: idTexto }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/meus-convites/:idUsuarioPerfilOuvidoria/recusar': {
    acesso: comLogin,
    resumo: 'Recusa um perfil de trabalho; para quem convidou, é como não ter respondido.',
    params: z.object({ idUsuarioPerfilOuvidoria: idTexto }),
    response: feito,
  },
  'PUT /app-web/v1/usuarios/cadastro/endereco': {
    acesso: comLogin,
    resumo: 'Guarda o endereço da própria pessoa; campos vazios apagam o que havia.',
    body: endereco,
    response: feito,
  },
  'PUT /app-web/v1/usuarios/cadastro/perfil': {
    acesso: comLogin,
    resumo: 'Guarda os dados opcionais para estatística; nulo é prefiro não informar.',
    body: perfilCidadao,
    response: feito,
  },
  'POST /app-web/v1/usuarios/email-pendente/reenviar': {
    acesso: comLogin,
    resumo: 'Envia de novo o link que confirma o novo e-mail.',
    response: feito,
  },
  'DELETE /app-web/v1/usuarios/email-pendente': {
    acesso: comLogin,
    resumo: 'Desiste da troca de e-mail que espera confirmação.',
    response: feito,
  },
  'GET /app-web/v1/usuarios/preferencias': {
    acesso: comLogin,
    resumo: 'Diz quais e-mails opcionais a pessoa recebe.',
    response: preferencias,
  },
  'PUT /app-web/v1/usuarios/preferencias': {
    acesso: comLogin,
    resumo: 'Escolhe quais e-mails opcionais a pessoa recebe.',
    body: preferencias,
    response: feito,
  },
  'GET /app-web/v1/usuarios/sessoes': {
    acesso: comLogin,
    resumo: 'Lista as sessões abertas da própria pessoa.',
    response: z.array(sessaoAberta),
  },
  'DELETE /app-web/v1/usuarios/sessoes/outras': {
    acesso: comLogin,
    resumo: 'Encerra as outras sessões da própria pessoa.',
    response: feito,
  },
  'GET /app-web/v1/usuarios/meus-dados': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Baixa uma cópia dos próprios dados em JSON (LGPD, art. 18).',
    respostaCrua: true,
    response: z.unknown(),
  },
  'POST /app-web/v1/usuarios/criar': {
    acesso: aberto,
    resumo: 'Cria uma conta de cidadão; um e-mail confirma o endereço.',
    body: novoUsuario,
    response: feito,
  },
  'POST /app-web/v1/usuarios/salvar': {
    acesso: comLogin,
    // A new e-mail gets the warnings about the account.
    confirma: 'quem-tem',
    resumo: 'Salva os dados do próprio cadastro; um e-mail novo só vale depois de confirmado.',
    body: dadosDoCadastro,
    response: feito,
  },
  'POST /app-web/v1/usuarios/excluir': {
    // Somebody who never finished the registration may leave too (LGPD art. 18, VI), but can only
    // delete their own account.
    acesso: duranteCadastro,
    confirma: 'quem-tem',
    resumo: 'Exclui a própria conta ou, para quem administra, a de outra pessoa.',
    body: z.strictObject({ idUsuario: id.optional(), transferencias: transferencias.optional() }).optional(),
    response: feito,
  },
  'POST /app-web/v1/usuarios/reset_password': {
    acesso: aberto,
    resumo: 'Envia por e-mail um link para criar nova senha.',
    query: z.object({ login: campo('Login', z.string().trim().min(1).max(100)) }),
    response: feito,
  },
  'POST /app-web/v1/usuarios/troca-senha': {
    acesso: duranteCadastro,
    resumo: 'Cria a nova senha pedida no primeiro acesso.',
    body: z.strictObject({ novaSenha }),
    response: feito,
  },
  'GET /app-web/v1/usuario': {
    acesso: aberto,
    resumo: 'Diz de quem é um link de nova senha, se ele ainda vale.',
    query: z.object({ url: token }),
    response: z.object({ idUsuario: z.int(), login: z.string() }),
  },
  'POST /app-web/v1/usuario/troca-senha': {
    acesso: aberto,
    resumo: 'Cria nova senha com o link recebido por e-mail.',
    query: z.object({ idUsuario: idTexto, urlEsqueciSenha: token }),
    body: novaSenhaConfirmada,
    response: feito,
  },
  'POST /app-web/v1/usuario/alterarsenhaatual': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Troca a senha de quem sabe a atual; aceita os campos no corpo (preferido) ou no endereço.',
    query: z.object({
      senhaAtual: z.string().max(128).optional(),
      novaSenha: z.string().max(128).optional(),
      confirmacaoNovaSenha: z.string().max(128).optional(),
    }),
    body: senhaAtualNoCorpo,
    response: feito,
  },
  'POST /app-web/v1/usuario/ativar': {
    acesso: aberto,
    resumo: 'Confirma o e-mail de uma conta nova ou o que vai substituir o atual.',
    query: z.object({ token }),
    response: feito.extend({ finalidade: z.enum(['ativar', 'email']) }),
  },
  'PATCH /app-web/v1/usuarios/documento-identificacao': {
    acesso: duranteCadastro,
    resumo: 'Informa o CPF ou o CNPJ que o cadastro pede.',
    body: documentoIdentificacao,
    response: feito,
  },
});
