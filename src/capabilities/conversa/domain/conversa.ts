import { conflict, forbidden } from '#kernel/errors.ts';
import { type IdPerfil, perfisQueTratam } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

/** Only profiles that analyse the case write for the office; the others just read. */
export const podeEscrever = (relacao: Relacao, perfil: IdPerfil): Verdict =>
  relacao === 'manifestante' || perfisQueTratam.includes(perfil)
    ? allow
    : refuse(forbidden('conversa.perfil-sem-permissao', 'Seu perfil lê a conversa, mas não escreve nela.'));

export const jaTemConversa = () =>
  conflict('conversa.ja-existe', 'Para acrescentar algo a esta manifestação, escreva na conversa dela.');

/** The same words from the same side within this time are a repeated click. */
const REPETIDA_EM_MS = 60_000;

export interface MensagemAnterior {
  readonly doManifestante: boolean;
  readonly texto: string;
  readonly enviadaEm: number;
}

export const isRepetida = (anterior: MensagemAnterior | null, nova: MensagemAnterior): boolean =>
  anterior !== null &&
  anterior.doManifestante === nova.doManifestante &&
  anterior.texto === nova.texto &&
  nova.enviadaEm - anterior.enviadaEm < REPETIDA_EM_MS;

export const mensagemRepetida = () =>
  conflict('conversa.mensagem-repetida', 'Esta mensagem já foi enviada há instantes.');
