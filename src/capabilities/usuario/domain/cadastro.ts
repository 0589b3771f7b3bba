import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** An emptied field removes the stored value. */
const livre = (label: string, max: number) =>
  campo(label, z.string().trim().max(max))
    .nullish()
    .transform((texto) => texto || null);

const CEP = /^\d{5}-?\d{3}$/;

export const endereco = z.strictObject({
  cep: campo(
    'CEP',
    z
      .string()
      .trim()
      .refine((texto) => texto === '' || CEP.test(texto), 'Digite os 8 números do CEP.'),
  )
    .nullish()
    .transform((texto) => texto?.replace('-', '') || null),
  logradouro: livre('Rua ou avenida', 200),
  numero: livre('Número', 20),
  complemento: livre('Complemento', 100),
  bairro: livre('Bairro', 100),
  idMunicipio: campo('Município', id).nullable(),
});
export type Endereco = z.output<typeof endereco>;

/** Optional, for statistics only; null is 'Prefiro não informar' (LGPD art. 11, I). */
export const perfilCidadao = z.strictObject({
  idEscolaridade: campo('Escolaridade', id).nullable(),
  idRacaCor: campo('Raça ou cor', id).nullable(),
  idGenero: campo('Gênero', id).nullable(),
  idFaixaEtaria: campo('Faixa etária', id).nullable(),
  idProfissao: campo('Profissão', id).nullable(),
});
export type PerfilCidadao = z.output<typeof perfilCidadao>;

/** Mails besides those that the law requires. */
export const preferencias = z.strictObject({
  avisosDeAndamento: z.boolean(),
  pesquisas: z.boolean(),
});
export type Preferencias = z.output<typeof preferencias>;

/** Somebody who chose nothing gets all of them. */
export const PREFERENCIAS_INICIAIS: Preferencias = { avisosDeAndamento: true, pesquisas: true };

const local = z.object({ idMunicipio: z.int(), descMunicipio: z.string(), sigUf: z.string() });

/** Everything that the person's own screen shows. */
export const cadastro = z.object({
  login: z.string(),
  nome: z.string(),
  nomeSocial: z.string().nullable(),
  isPessoaJuridica: z.boolean(),
  documento: z
    .object({ tipo: z.enum(['CPF', 'CNPJ']), numeroMascarado: z.string(), isProvado: z.boolean() })
    .nullable(),
  confiabilidade: z.enum(['bronze', 'prata', 'ouro']).nullable(),
  email: z.string().nullable(),
  emailPendente: z.string().nullable(),
  telefone: z.string().nullable(),
  /** False if the account can only be entered through gov.br. */
  temSenha: z.boolean(),
  criadoEm: z.iso.datetime(),
  endereco: z.object({
    cep: z.string().nullable(),
    logradouro: z.string().nullable(),
    numero: z.string().nullable(),
    complemento: z.string().nullable(),
    bairro: z.string().nullable(),
    municipio: local.nullable(),
  }),
  perfil: perfilCidadao,
});
export type Cadastro = z.output<typeof cadastro>;

export const sessaoAberta = z.object({
  iniciadaEm: z.iso.datetime(),
  ultimaAtividadeEm: z.iso.datetime(),
  peloGovbr: z.boolean(),
  isAtual: z.boolean(),
});
export type SessaoAberta = z.output<typeof sessaoAberta>;

/** '**.***.678/0001-**': enough to recognise one's own number, too little for anybody else. */
export const mascararCnpjParcial = (cnpj: string): string =>
  cnpj.length === 14 ? `**.***.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-**` : '**.***.***/****-**';
