import { describe, expect, it } from 'vitest';
import { ocultarDadosDeTodos, ocultarDadosPessoais } from './dados-pessoais.ts';
import { OCULTO } from './oculto.ts';

const maria = {
  nome: 'Maria Aparecida de Souza',
  email: 'maria@exemplo.invalid',
  telefone: '85912340001',
  documento: '70010003703',
};
const ocultar = ocultarDadosPessoais([maria]);

describe('what says who somebody is', () => {
  it('is cut out: the whole name, parts of it, with or without accents and capitals', () => {
    expect(ocultar('Eu, Maria Aparecida de Souza, vi.')).toBe(`Eu, ${OCULTO}, vi.`);
    expect(ocultar('a MARÍA falou com a souza')).toBe(`a ${OCULTO} falou com a ${OCULTO}`);
  });

  it('is cut out: contacts of anybody, in any of their forms', () => {
    expect(ocultar('Ligue (61) 99999-1234 ou escreva a jose@casa.invalid, CPF 700.100.037-03.')).toBe(
      `Ligue ${OCULTO} ou escreva a ${OCULTO}, CPF ${OCULTO}.`,
    );
  });

  it('is cut out: what the text says about its author, and the numbers that name a person', () => {
    expect(ocultar('Meu RG é 2.345.678-9 e a matrícula SIAPE 1234567.')).not.toMatch(/345|1234567/);
    expect(ocultar('O RG 2003010101234 e o CEP 60115-170 estão lá.')).toBe(
      `O RG ${OCULTO} e o CEP ${OCULTO} estão lá.`,
    );
    expect(ocultar('Moro na Rua das Acácias, 45.')).toBe(`${OCULTO}.`);
    expect(ocultar('O poste da Rua das Acácias, 45, está sem luz desde 12/03/2026.')).toContain(
      'Acácias, 45',
    );
  });

  it('is cut out: every kind of number that the scan knows', () => {
    expect(ocultar('PIS 120.54789.33-1, nascida em 02/03/1980, conta corrente nº 12345-6.')).not.toMatch(
      /54789|1980|12345/,
    );
  });

  it('leaves whom the text speaks of: names of others and companies', () => {
    const texto = 'O diretor João Pereira contratou a empresa de CNPJ 11.222.333/0001-81.';
    expect(ocultar(texto)).toBe(texto);
  });

  it('for readers who need not know the people mentioned, third parties go as well: their names and where they live', () => {
    const deTodos = ocultarDadosDeTodos([maria]);
    expect(deTodos('Prezada Maria, o professor Jair Albuquerque Nóbrega foi ouvido.')).toBe(
      `Prezada ${OCULTO}, o professor ${OCULTO} foi ouvido.`,
    );
    expect(deTodos('A visita foi à Rua das Acácias, 45, casa de Pedro Nunes.')).not.toMatch(/Acácias|Nunes/);
    expect(deTodos('A empresa de CNPJ 11.222.333/0001-81 foi multada.')).toContain('11.222.333/0001-81');
  });

  it('leaves everything else, also words that only contain a name', () => {
    expect(ocultar('Mariana mora na Souzalândia desde 2024.')).toBe(
      'Mariana mora na Souzalândia desde 2024.',
    );
    expect(ocultarDadosPessoais([])('Nada aqui.')).toBe('Nada aqui.');
  });
});
