import { describe, expect, it } from 'vitest';
import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import { dadosDeTerceiros } from './dados-de-terceiros.ts';

const MARIA = { nome: 'Maria das Dores Souza', documento: '52998224725', email: 'maria@exemplo.com' };
const GIL = { nome: 'Gilberto Prado' };
const achados = (texto: string) =>
  dadosDeTerceiros(texto, analisar(texto), [MARIA, GIL]).map(({ inicio, fim, tipo }) => [
    tipo,
    texto.slice(inicio, fim),
  ]);

describe('N10 personal data of third parties in a text to the person (Lei 13.709/2018, art. 6º, III)', () => {
  it('what identifies somebody else is found', () => {
    expect(
      achados('O servidor João Pereira da Silva, CPF 111.444.777-35, atende em (85) 99876-5432.'),
    ).toEqual([
      ['pessoa', 'João Pereira da Silva'],
      ['cpf', '111.444.777-35'],
      ['telefone', '(85) 99876-5432'],
    ]);
  });

  it('what is of the person who reads, or of who signs, is not', () => {
    expect(achados('Prezada Maria, seu CPF 529.982.247-25 foi atualizado.\nGilberto Prado')).toEqual([]);
    expect(achados('Enviamos para maria@exemplo.com, Maria das Dores Souza.')).toEqual([]);
  });

  it('a signature by the first name is of who signs, and the same name with another surname is not', () => {
    expect(achados('O atendimento foi refeito.\n\nGilberto')).toEqual([]);
    expect(achados('Fale com Gilberto Nogueira.')).toEqual([['pessoa', 'Gilberto Nogueira']]);
  });

  it('a contact of the office itself is nobody’s', () => {
    expect(achados('Escreva para ouvidoria@cgu.gov.br.')).toEqual([]);
  });
});
