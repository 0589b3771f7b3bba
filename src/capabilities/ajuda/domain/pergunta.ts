import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { semAcento } from './consulta.ts';
import { linksDeFora } from './marcacao-leve.ts';
import { nomesDosTemas } from './temas.ts';

export const LIMITE_DA_RESPOSTA = 8000;
export const LIMITE_DOS_SINONIMOS = 6000;
const MAX_SINONIMOS = 120;
const MAX_SLUG = 80;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/u;

/** The address suggested for a question; '' if it has no letters. */
export const enderecoDe = (pergunta: string): string =>
  semAcento(pergunta)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/gu, '');

/** The synonyms, one per line in the form, without repeats. */
export const sinonimosDoTexto = (texto: string): string[] => [
  ...new Set(
    texto
      .split('\n')
      .map((linha) => linha.replace(/\s+/gu, ' ').trim())
      .filter(Boolean),
  ),
];

const umaLinha = z
  .string()
  .trim()
  .transform((texto) => texto.replace(/\s+/gu, ' '));

const resposta = z
  .string()
  .trim()
  .min(10)
  .max(LIMITE_DA_RESPOSTA)
  .check(({ value, issues }) => {
    const [fora] = linksDeFora(value);
    if (fora !== undefined) {
      issues.push({
        code: 'custom',
        input: value,
        message: `O endereço ${fora.slice(0, 80)} não é desta plataforma. Use um caminho que comece com /, como /manual.`,
      });
    }
  });

/** What an administrator fills in; synonyms are one per line. */
export const perguntaEscrita = z.strictObject({
  pergunta: campo('Pergunta', umaLinha.pipe(z.string().min(8).max(200))),
  tema: campo('Tema', z.enum(nomesDosTemas)),
  resposta: campo('Resposta', resposta),
  sinonimos: campo(
    'Outras formas de perguntar',
    z
      .string()
      .max(LIMITE_DOS_SINONIMOS)
      .refine((texto) => sinonimosDoTexto(texto).length <= MAX_SINONIMOS, {
        error: `Escreva até ${MAX_SINONIMOS} linhas.`,
      }),
  ),
  destaque: campo('Mostrar na página inicial', z.boolean()),
  ordem: campo('Ordem', z.coerce.number<number | string>().int().min(0).max(9999)),
});
export type PerguntaEscrita = z.output<typeof perguntaEscrita>;

/** The address is chosen once and never changes: people and search engines keep it. */
export const perguntaNova = perguntaEscrita.extend({
  slug: campo(
    'Endereço',
    z.string().trim().min(3).max(MAX_SLUG).regex(SLUG, 'Use letras minúsculas sem acento, números e hífens.'),
  ),
});
export type PerguntaNova = z.output<typeof perguntaNova>;
