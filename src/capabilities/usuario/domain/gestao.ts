import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { consultaDePagina } from '#kernel/lista/pagina.ts';
import { desmascararCpf, isCpfValido } from '#kernel/numeros/documento.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';

/** The state of a person's account in the office. */
export const situacoesDePessoa = {
  ativo: 'Ativo',
  convidado: 'Convite enviado',
  bloqueado: 'Bloqueado',
  'a-confirmar': 'A confirmar',
  'perfil-vencido': 'Perfil vencido',
  'sem-perfil': 'Saiu com trabalho aberto',
} as const;
export type SituacaoDePessoa = keyof typeof situacoesDePessoa;

export const DIAS_SEM_ACESSO = 90;

/** The filters of the list; somebody who has not signed in for long still counts as active. */
export const filtrosDeSituacao = {
  ativo: 'Ativos',
  convidado: 'Convidados que não ativaram',
  bloqueado: 'Bloqueados',
  'a-confirmar': 'Com perfil a confirmar',
  'perfil-vencido': 'Com perfil vencido',
  'sem-acesso': `Sem acesso há ${DIAS_SEM_ACESSO} dias`,
  'sem-perfil': 'Saíram com trabalho aberto',
} as const;
export type FiltroDeSituacao = keyof typeof filtrosDeSituacao;
const situacao = z.enum(Object.keys(filtrosDeSituacao) as [FiltroDeSituacao, ...FiltroDeSituacao[]]);

export const tamanhosDePagina = [20, 50, 100] as const;
/** How many people one act may be applied to. */
export const MAXIMO_DE_PESSOAS = 100;
const MAXIMO_DE_PERFIS = 20;

export const buscaDePessoas = z.strictObject({
  busca: z.string().trim().max(200).optional(),
  idPerfil: z.int().min(0).max(12).optional(),
  idOuvidoria: id.optional(),
  situacao: situacao.optional(),
  ...consultaDePagina(),
});
export type BuscaDePessoas = z.output<typeof buscaDePessoas>;

export const validade = campo('Validade', z.iso.date()).nullable();
export const motivo = campo('Motivo', z.string().trim().min(5).max(500));

export const perfilNoOrgao = z.strictObject({
  idOuvidoria: campo('Órgão', id),
  idPerfil: campo('Perfil', z.int().min(1).max(12)),
});

const cpf = campo('CPF', z.string().trim().max(20))
  .transform(desmascararCpf)
  .refine((numero) => numero === '' || isCpfValido(numero), 'Confira o número do CPF: os dígitos não batem.');

export const convite = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(150)),
  email: campo('E-mail', z.email().max(100)),
  cpf: cpf.optional(),
  perfis: campo(
    'Perfis',
    z.array(perfilNoOrgao).min(1, 'Escolha ao menos um órgão e um perfil.').max(MAXIMO_DE_PERFIS),
  ),
  validade,
});
export type Convite = z.output<typeof convite>;

/** A complete CPF, login or e-mail: the only way to find a citizen's account. */
export const localizar = z.strictObject({
  valor: campo('CPF, login ou e-mail', z.string().trim().min(3).max(200)),
});

/** Who receives the open work, by office; several people share it evenly. */
const transferencia = z.strictObject({
  idOuvidoria: id,
  para: campo('Quem recebe', z.array(id).min(1, 'Escolha ao menos uma pessoa.').max(50)),
});
export type Transferencia = z.output<typeof transferencia>;
export const transferencias = z.array(transferencia).max(50);

/** The same act on several people. */
const atoEmLote = z.discriminatedUnion('ato', [
  z.strictObject({ ato: z.literal('dar'), ...perfilNoOrgao.shape, validade }),
  z.strictObject({
    ato: z.literal('encerrar'),
    ...perfilNoOrgao.shape,
    transferencias: transferencias.optional(),
  }),
  z.strictObject({ ato: z.literal('validade'), ...perfilNoOrgao.shape, validade }),
  z.strictObject({ ato: z.literal('bloquear'), motivo, transferencias: transferencias.optional() }),
]);
export type AtoEmLote = z.output<typeof atoEmLote>;

export const lote = z.strictObject({
  pessoas: z
    .array(id)
    .min(1, 'Escolha ao menos uma pessoa.')
    .max(MAXIMO_DE_PESSOAS, `Escolha no máximo ${MAXIMO_DE_PESSOAS} pessoas de cada vez.`)
    .refine((ids) => new Set(ids).size === ids.length, 'A mesma pessoa foi escolhida duas vezes.'),
  ato: atoEmLote,
});

/** One result per person, in the order in which they were sent. */
export const linhaDaPessoa = z.object({
  idUsuario: z.int(),
  nome: z.string(),
  feito: z.boolean(),
  mensagem: z.string().nullable(),
});
export type LinhaDaPessoa = z.output<typeof linhaDaPessoa>;

const perfilDaPessoa = z.object({
  idUsuarioPerfilOuvidoria: z.int(),
  idPerfil: z.int(),
  descPerfil: z.string(),
  idOuvidoria: z.int(),
  ouvidoria: z.string(),
  nomeOuvidoria: z.string(),
  validade: z.iso.date().nullable(),
  /** In force today. */
  isVigente: z.boolean(),
  /** Given, but not confirmed by a gestor yet. */
  isAConfirmar: z.boolean(),
  /** Given, but not accepted by the person yet. */
  isAAceitar: z.boolean(),
});
export type PerfilDaPessoa = z.output<typeof perfilDaPessoa>;

export const pessoaDaLista = z.object({
  idUsuario: z.int(),
  login: z.string(),
  nome: z.string(),
  email: z.string().nullable(),
  situacao: z.enum(Object.keys(situacoesDePessoa) as [SituacaoDePessoa, ...SituacaoDePessoa[]]),
  isSistema: z.boolean(),
  /** For an office, not before the person came to work there. */
  ultimoAcessoEm: z.iso.datetime().nullable(),
  /** Only profiles in the offices that the reader administers. */
  perfis: z.array(perfilDaPessoa),
});
export type PessoaDaLista = z.output<typeof pessoaDaLista>;

const trabalhoNoOrgao = z.object({
  idOuvidoria: z.int(),
  ouvidoria: z.string(),
  casos: z.int(),
  passos: z.int(),
  recursos: z.int(),
});
export type TrabalhoNoOrgao = z.output<typeof trabalhoNoOrgao>;

export const pessoaGerida = pessoaDaLista.extend({
  telefone: z.string().nullable(),
  cpfMascarado: z.string().nullable(),
  /** gov.br proved the document; until then it is only what somebody typed. */
  isDocumentoProvado: z.boolean(),
  /** Since when the person has a profile in the office; for the administrador, since when the account exists. */
  criadoEm: z.iso.datetime().nullable(),
  bloqueadoEm: z.iso.datetime().nullable(),
  motivoDoBloqueio: z.string().nullable(),
  trabalho: z.array(trabalhoNoOrgao),
  /** Why the reader may not do each act on the account; null if they may. */
  impedimentos: z.object({
    perfis: z.string().nullable(),
    link: z.string().nullable(),
    bloqueio: z.string().nullable(),
    exclusao: z.string().nullable(),
    trabalho: z.string().nullable(),
  }),
});
export type PessoaNaGestao = z.output<typeof pessoaGerida>;

export const perfilAConfirmar = z.object({
  idUsuarioPerfilOuvidoria: z.int(),
  idUsuario: z.int(),
  nome: z.string(),
  email: z.string().nullable(),
  cpfMascarado: z.string().nullable(),
  isDocumentoProvado: z.boolean(),
  descPerfil: z.string(),
  ouvidoria: z.string(),
  nomeOuvidoria: z.string(),
  validade: z.iso.date().nullable(),
  dadoPor: z.string(),
  desde: z.iso.datetime(),
  /** Why the reader may not decide; null if they may. */
  impedimento: z.string().nullable(),
});
export type PerfilAConfirmar = z.output<typeof perfilAConfirmar>;

/** What the person themselves reads about a profile that waits. */
export const meuPerfilAConfirmar = z.object({
  descPerfil: z.string(),
  ouvidoria: z.string(),
  nomeOuvidoria: z.string(),
  desde: z.iso.datetime(),
});

/** A profile that waits for the person's own answer, as they read it. */
export const meuConvite = z.object({
  idUsuarioPerfilOuvidoria: z.int(),
  descPerfil: z.string(),
  ouvidoria: z.string(),
  nomeOuvidoria: z.string(),
  validade: z.iso.date().nullable(),
  dadoPor: z.string(),
  desde: z.iso.datetime(),
});
export type MeuConvite = z.output<typeof meuConvite>;

export const linhaDoHistoricoDaPessoa = z.object({
  chave: z.string(),
  acao: z.string(),
  responsavel: z.string(),
  ocorridoEm: z.iso.datetime(),
  /** The moment is only a day: what others learn of somebody's sign-ins. */
  soODia: z.boolean(),
  detalhes: z.array(z.string()),
});
export type LinhaDoHistoricoDaPessoa = z.output<typeof linhaDoHistoricoDaPessoa>;

export const quemRecebe = z.object({
  idUsuario: z.int(),
  nome: z.string(),
  perfis: z.array(z.string()),
  abertas: z.int(),
  /** Why they cannot receive work yet; null if they can. */
  impedimento: z.string().nullable(),
});
export type QuemRecebe = z.output<typeof quemRecebe>;

/** Which profiles the administering person may give, and where. */
export const opcoesDaGestao = z.object({
  /** The office of the session; null for the administrador, who works in all. */
  ouvidoria: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }).nullable(),
  perfis: z.array(z.object({ idPerfil: z.int(), descPerfil: z.string() })),
  passaTrabalho: z.boolean(),
});
export type OpcoesDaGestao = z.output<typeof opcoesDaGestao>;
