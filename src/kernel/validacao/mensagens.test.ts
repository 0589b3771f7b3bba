import { describe, expect, it } from 'vitest';
import { mensagem, tiposMensagem } from './mensagens.ts';

describe('mensagem', () => {
  it.each([
    [mensagem('obrigatorio', { label: 'Nome' }), 'O campo Nome é obrigatório!'],
    [mensagem('padrao'), 'Campo inválido!'],
    [mensagem('camposDiferentes'), 'Os valores dos campos não estão iguais'],
    [mensagem('numeroMin', { min: 5 }), 'Deve ser maior que 5!'],
    [mensagem('numeroMax', { max: 9 }), 'Deve ser menor que 9!'],
    [mensagem('email'), 'Digite um email válido!'],
    [mensagem('textoMin', { min: 3 }), 'Deve ter no mínimo 3 caracter(es)'],
    [mensagem('textoMax', { max: 8000 }), 'Deve ter no máximo 8000 caracter(es)'],
    [mensagem('listaMin', { min: 1 }), 'Selecione no mínimo 1'],
    [mensagem('listaMax', { max: 10 }), 'Selecione no máximo 10'],
  ])('S5-02 says, word for word: %s', (dita, esperada) => {
    expect(dita).toBe(esperada);
  });

  it('has a sentence of its own for dates and for unknown fields', () => {
    expect(mensagem('dataMin', { min: '01/01/2026' })).toBe(
      'A data deve ser igual ou posterior a 01/01/2026!',
    );
    expect(mensagem('dataMax', { max: '31/12/2026' })).toBe(
      'A data deve ser igual ou anterior a 31/12/2026!',
    );
    expect(mensagem('campoDesconhecido', { nome: 'foo' })).toBe('Campo desconhecido: foo.');
  });

  it('S5-02 has the ten sentences of the product and three of ours, and no other', () => {
    expect(tiposMensagem).toHaveLength(13);
  });
});
