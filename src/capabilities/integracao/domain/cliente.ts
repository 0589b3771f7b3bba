import { z } from 'zod';
import { id, idTexto, numeroEntre } from '#kernel/campos.ts';
import { descricaoPerfil, Perfil, perfisSistema } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';

export const LIMITE_PADRAO = 600;
const MAIOR_LIMITE = 60_000;

/** A token lasts a day; then the client fetches another. */
export const SEGUNDOS_DO_TOKEN = 86_400;
/** How long the previous secret is accepted, so that a program can switch without stopping. */
export const HORAS_DO_SEGREDO_ANTERIOR = 24;

const SEM_PERFIL = 'Escolha o perfil do sistema.';

/** Secrets are typed on command lines, where a leading dash would be read as an option. */
export const sortearSegredo = (sortear: () => string): string => {
  const segredo = sortear();
  return segredo.startsWith('-') ? sortearSegredo(sortear) : segredo;
};

const nome = campo('Nome do sistema', z.string().overwrite(umaLinha).trim().min(3).max(100));
const limitePorMinuto = campo('Chamadas por minuto', numeroEntre(1, MAIOR_LIMITE));

export const novoCliente = z.strictObject({
  nome,
  idOuvidoria: campo('Órgão', idTexto),
  idPerfil: campo(
    'O que o sistema pode fazer',
    z.coerce.number(SEM_PERFIL).pipe(z.literal(perfisSistema, SEM_PERFIL)),
  ),
  limitePorMinuto,
});
export type NovoCliente = z.output<typeof novoCliente>;

export const mudancaDoCliente = z.strictObject({
  versao: id,
  nome,
  limitePorMinuto,
  /** The right to subscribe webhooks of its own; absent, it stays as it is. */
  assinaWebhooks: campo('Assina webhooks', z.boolean()).optional(),
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

export const clienteVisto = z.object({
  idCliente: z.int(),
  nome: z.string(),
  login: z.string(),
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }),
  perfil: z.object({ idPerfil: z.int(), descricao: z.string() }),
  limitePorMinuto: z.int(),
  assinaWebhooks: z.boolean(),
  criadoEm: z.iso.datetime(),
  segredoEm: z.iso.datetime(),
  /** Until when the previous secret is still accepted. */
  segredoAnteriorAte: z.iso.datetime().nullable(),
  ultimoUsoEm: z.iso.datetime().nullable(),
  /** It gets no token before a gestor of the office confirmed its profile. */
  isAConfirmar: z.boolean(),
  desligadoEm: z.iso.datetime().nullable(),
  versao: z.int(),
});
export type ClienteVisto = z.output<typeof clienteVisto>;

/** Shown once: only hashes are stored. */
export const credenciais = z.object({
  idCliente: z.int(),
  login: z.string(),
  segredo: z.string().nullable(),
  senha: z.string().nullable(),
});
export type Credenciais = z.output<typeof credenciais>;
