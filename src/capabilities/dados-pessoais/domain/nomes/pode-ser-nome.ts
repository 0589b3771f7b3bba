import { type Duvida, pareceComum } from '../aparencia.ts';
import {
  CABECA,
  CARGO,
  COMUM,
  DEPOIS,
  EMPRESA,
  FECHO,
  LOGRADOURO,
  MES,
  NOME_PROPRIO,
  PARTICULA,
  ROMANO,
  Rotulo,
  rotuloDa,
  TITULO,
  VOCATIVO,
} from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, sinalDepois } from '../vizinhos.ts';

const OUTRA_COISA =
  COMUM |
  TITULO |
  CABECA |
  EMPRESA |
  CARGO |
  FECHO |
  DEPOIS |
  LOGRADOURO |
  MES |
  VOCATIVO |
  ROMANO |
  PARTICULA;

const duvidaDe = (forma: number, dito: boolean, depoisDePrenome: boolean): Duvida => {
  if (forma === CAIXA_ALTA && !dito) return 'muita';
  return depoisDePrenome && forma === CAPITAL ? 'pouca' : 'normal';
};

/** Whether the word itself may be part of somebody's name. */
export const podeSerNome = (p: Palavras, k: number, dito: boolean, depoisDePrenome = false): boolean => {
  const forma = p.forma[k];
  if (forma === INICIAL) return sinalDepois(p, k) === '.' || dito;
  if (forma !== CAPITAL && forma !== CAIXA_ALTA) return false;
  const qual = classeEm(p, k);
  if ((qual & NOME_PROPRIO) !== 0) return true;
  if ((qual & OUTRA_COISA) !== 0 || rotuloDa(qual) !== Rotulo.nenhum) return false;
  return (
    comprimento(p, k) > 2 &&
    comprimento(p, k) <= 24 &&
    !pareceComum(p.texto, p.inicio[k] as number, p.fim[k] as number, duvidaDe(forma, dito, depoisDePrenome))
  );
};
