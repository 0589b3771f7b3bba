import { describe, expect, it } from 'vitest';
import { falaDeUmaSo } from './texto-do-grupo.ts';

const joao = {
  protocolo: '00106000084202651',
  nome: 'João Batista Lima',
  email: 'joao@exemplo.br',
  documento: '52998224725',
};

describe('an answer that goes to every person of a group', () => {
  it.each([
    ['the protocol of one', 'Sobre o protocolo 00106.000084/2026-51, informamos.'],
    ['the whole name of one, in any letters', 'Olá, JOAO  BATISTA LIMA.'],
    ['the e-mail of one', 'Escrevemos a joao@exemplo.br.'],
    ['the CPF of one', 'CPF 529.982.247-25.'],
  ])('may not carry %s', (_, texto) => {
    expect(falaDeUmaSo(texto, joao)).toBe(true);
  });

  it('may carry what is nobody’s own: an agent of the same first name, another number', () => {
    expect(falaDeUmaSo('O servidor João trocou a lâmpada do poste 84, na Lei 12.527/2011.', joao)).toBe(
      false,
    );
    expect(falaDeUmaSo('Trocamos a lâmpada.', { protocolo: joao.protocolo })).toBe(false);
  });
});
