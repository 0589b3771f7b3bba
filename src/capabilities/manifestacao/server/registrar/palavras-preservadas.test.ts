import { expect, it } from 'vitest';
import { PalavrasPreservadas } from './palavras-preservadas.ts';

const MARIA = { nome: 'Maria Aparecida Souza' };

it('gives the person back each text as written, also two that read alike once covered', () => {
  const palavras = new PalavrasPreservadas(MARIA);
  const escritos = ['Assina Maria Aparecida Souza.', 'Assina Souza.', 'Nada de mim.'];
  const cobertos = escritos.map((texto) => palavras.cobertas(texto));
  expect(cobertos.join(' ')).not.toMatch(/Maria|Souza/);
  expect(new Set(cobertos).size).toBe(3);
  expect(cobertos.map((texto) => palavras.comoEscreveu(texto))).toEqual(escritos);
});

it('covers the same text always alike, and keeps it once', () => {
  const palavras = new PalavrasPreservadas(MARIA);
  const antes = palavras.cobertas('Assina Souza.');
  palavras.selar({ seal: (texto) => Buffer.from(texto) });
  expect(palavras.cobertas('Assina Souza.')).toBe(antes);
  expect(palavras.mudou).toBe(false);
});
