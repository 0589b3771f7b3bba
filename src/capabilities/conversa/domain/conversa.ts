import { conflict, forbidden } from '#kernel/errors.ts';

export const soLeAConversa = () =>
  forbidden('conversa.perfil-sem-permissao', 'Seu perfil lê a conversa, mas não escreve nela.');

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
