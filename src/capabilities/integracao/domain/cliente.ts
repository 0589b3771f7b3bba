import { z } from 'zod';
import { id, idTexto, numeroEntre } from '#kernel/campos.ts';
import { descricaoPerfil, Perfil, perfisSistema } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { ESCOPOS_DE_INICIO, emOrdem, escopos } from './escopos.ts';

export const LIMITE_PADRAO = 600;
const MAIOR_LIMITE = 60_000;

/** A token lasts a day; then the client fetches another. */
export const SEGUNDOS_DO_TOKEN = 86_400;

const SEM_PERFIL = 'Escolha o perfil do sistema.';

/** Secrets are typed on command lines, where a leading dash would be read as an option. */
export const sortearSegredo = (sortear: () => string): string => {
  const segredo = sortear();
  return segredo.startsWith('-') ? sortearSegredo(sortear) : segredo;
};

const nome = campo('Nome do sistema', z.string().overwrite(umaLinha).trim().min(3).max(100));
const escolhidos = campo(
  'O que pode usar',
  z
    .array(z.enum(escopos))
    .min(1, 'Escolha ao menos um.')
    .overwrite((quais) => emOrdem(quais)),
);
const limitePorMinuto = campo('Chamadas por minuto', numeroEntre(1, MAIOR_LIMITE));

export const novoCliente = z.strictObject({
  nome,
  idOuvidoria: campo('Órgão', idTexto),
  idPerfil: campo(
    'O que o sistema pode fazer',
    z.coerce.number(SEM_PERFIL).pipe(z.literal(perfisSistema, SEM_PERFIL)),
  ),
  limitePorMinuto,
  escopos: escolhidos.default([...ESCOPOS_DE_INICIO]),
});
export type NovoCliente = z.output<typeof novoCliente>;

export const mudancaDoCliente = z.strictObject({
  versao: id,
  nome,
  limitePorMinuto,
  /** Absent, they stay as they are. */
  escopos: escolhidos.optional(),
});
export type MudancaDoCliente = z.output<typeof mudancaDoCliente>;

export const perfisDoCliente = [
  {
    idPerfil: Perfil.webServiceRespondente,
    nome: descricaoPerfil[Perfil.webServiceRespondente],
    oQueFaz: 'Registra, lê e trata as manifestações do órgão.',
  },
  {
    idPerfil: Perfil.webServiceAtendente,
    nome: descricaoPerfil[Perfil.webServiceAtendente],
    oQueFaz: 'Registra manifestações e lê as que registrou.',
  },
  {
    idPerfil: Perfil.webServiceObservador,
    nome: descricaoPerfil[Perfil.webServiceObservador],
    oQueFaz: 'Só lê as manifestações do órgão.',
  },
] as const;

/** A secret of which only a hash is kept. */
const segredoVisto = z.object({
  /** Null: from before this was kept. */
  desde: z.iso.datetime().nullable(),
  /** When a token was last given for it, to the hour. */
  usadoEm: z.iso.datetime().nullable(),
  /** Nobody has used it for 90 days. */
  semUso: z.boolean(),
});

export const clienteVisto = z.object({
  idCliente: z.int(),
  nome: z.string(),
  login: z.string(),
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }),
  perfil: z.object({ idPerfil: z.int(), descricao: z.string() }),
  limitePorMinuto: z.int(),
  escopos: z.array(z.enum(escopos)),
  criadoEm: z.iso.datetime(),
  segredo: segredoVisto,
  /** The one before, while it is still accepted. */
  segredoAnterior: segredoVisto.extend({ ate: z.iso.datetime() }).nullable(),
  /** To the hour. */
  ultimoUsoEm: z.iso.datetime().nullable(),
  /** It gets no token before a gestor of the office confirmed its profile. */
  isAConfirmar: z.boolean(),
  desligadoEm: z.iso.datetime().nullable(),
  versao: z.int(),
});
export type ClienteVisto = z.output<typeof clienteVisto>;

/** The page of one client also says what it called in the last hour in which it was used. */
export const clienteAberto = clienteVisto.extend({
  ultimasChamadas: z.array(z.object({ metodo: z.string(), rota: z.string(), chamadas: z.int() })),
});
export type ClienteAberto = z.output<typeof clienteAberto>;

/** Shown once: only hashes are stored. */
export const credenciais = z.object({
  idCliente: z.int(),
  login: z.string(),
  segredo: z.string().nullable(),
  senha: z.string().nullable(),
});
export type Credenciais = z.output<typeof credenciais>;
