import type { z } from 'zod';
import { createStore, useStore } from '#shell/store.ts';
import type { respostaAoItem } from '../domain/resposta-do-item.ts';

export type Digitado = z.input<typeof respostaAoItem>;

/**
 * What was typed but not saved, by body and item. It outlives the screen, so that people who follow
 * a link find it again when they come back; leaving the application asks first.
 */
const naoSalvos = createStore<ReadonlyMap<string, Digitado>>(new Map());

const chave = (idOuvidoria: number, idItem: number): string => `${idOuvidoria}/${idItem}`;

export const readNaoSalvo = (idOuvidoria: number, idItem: number): Digitado | undefined =>
  naoSalvos.get().get(chave(idOuvidoria, idItem));

export const guardarNaoSalvo = (idOuvidoria: number, idItem: number, digitado: Digitado): void =>
  naoSalvos.set((antes) => new Map(antes).set(chave(idOuvidoria, idItem), digitado));

export const esquecerNaoSalvo = (idOuvidoria: number, idItem: number): void =>
  naoSalvos.set((antes) => {
    if (!antes.has(chave(idOuvidoria, idItem))) return antes;
    const depois = new Map(antes);
    depois.delete(chave(idOuvidoria, idItem));
    return depois;
  });

export const useTemNaoSalvo = (idOuvidoria: number, idItem: number): boolean =>
  useStore(naoSalvos).has(chave(idOuvidoria, idItem));

export const useQuantosNaoSalvos = (idOuvidoria: number): number =>
  [...useStore(naoSalvos).keys()].filter((cada) => cada.startsWith(`${idOuvidoria}/`)).length;
