import { expect, it } from 'vitest';
import { camposDaIntegracao } from '#capabilities/integracao/domain/campos-documentados.ts';
import { rotuloDe } from '#kernel/validacao/campo.ts';
import { NOME_DA_QUALIDADE, representante } from './representante.ts';

it('N17 what the representative is to the person has one name, on the screen, in a refusal and in the documentation', () => {
  expect(NOME_DA_QUALIDADE).toBe('O que ela é da pessoa');
  expect(rotuloDe(representante.shape.qualidade)).toBe(NOME_DA_QUALIDADE);
  expect(camposDaIntegracao['Representante.Qualidade']?.descricao).toMatch(
    /^O que ela é da pessoa, onde “ela”/,
  );
});
