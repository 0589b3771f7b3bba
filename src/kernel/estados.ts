import { nomeUf } from './enumeracoes.ts';
import { semAcento } from './texto.ts';

const { Servicos: _servicos, Jf: _judiciario, ...estados } = nomeUf;

const chave = (nome: string): string => semAcento(nome).toLowerCase();

/** To choose from, by name. Without accents the order is the same, and no phone has to read its language's tables for it. */
export const opcoesDeEstado = Object.entries(estados)
  .map(([value, nome]) => ({ value, label: `${nome} (${value})` }))
  .toSorted((a, b) => (chave(a.label) < chave(b.label) ? -1 : 1));
