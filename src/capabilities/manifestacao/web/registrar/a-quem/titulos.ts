import type { Etapa } from '../etapas.ts';
import { nomeDoTipo } from '../tipo/tipos.ts';
import type { AQuem } from './a-quem.ts';
import { palavras } from './palavras.ts';

type Titulo = (sua: string) => string;

const DA_PESSOA: Readonly<Record<Etapa, Titulo>> = {
  assunto: (sua) => `Sobre o que é ${sua}?`,
  relato: (sua) => `Conte ${sua}`,
  orgao: () => palavras('propria').quemRecebe,
  identificacao: () => 'Quem está registrando?',
  revisao: () => 'Confira antes de enviar',
};

/** At the desk somebody else tells it. */
const DA_MESA: Readonly<Record<Etapa, Titulo>> = {
  ...DA_PESSOA,
  assunto: () => 'Sobre o que a pessoa quer falar?',
  relato: () => 'O que a pessoa quer contar?',
  identificacao: () => 'Em nome de quem você registra?',
  revisao: () => 'Confira com a pessoa antes de enviar',
};

const DA_INTERNA: Readonly<Record<Etapa, Titulo>> = {
  ...DA_PESSOA,
  orgao: () => palavras('interna').quemRecebe,
};

const POR_QUEM: Readonly<Record<AQuem, Readonly<Record<Etapa, Titulo>>>> = {
  propria: DA_PESSOA,
  mesa: DA_MESA,
  interna: DA_INTERNA,
};

/** The question of a step. */
export const tituloDa = (etapa: Etapa, idTipoManifestacao: number, aQuem: AQuem): string => {
  const { sua, pergunta, perguntaNaMesa } = nomeDoTipo(idTipoManifestacao);
  const doTipo = aQuem === 'mesa' ? perguntaNaMesa : pergunta;
  return (etapa === 'relato' && doTipo) || POR_QUEM[aQuem][etapa](sua);
};
