import { describe, expect, it } from 'vitest';
import {
  acharPessoas,
  envolvidosDoOrgao,
  exatosDoOrgao,
  nomeadosEm,
  type PessoaDoOrgao,
  quePodemSer,
} from './casar-nomes.ts';

const pessoa = (idUsuario: number, nome: string, mais: Partial<PessoaDoOrgao> = {}): PessoaDoOrgao => ({
  idUsuario,
  nomes: [nome],
  cpf: null,
  isGestor: false,
  ...mais,
});
const orgao = [
  pessoa(1, 'Gustavo Teixeira Prado', { isGestor: true, cpf: '70010018565' }),
  pessoa(2, 'Renata Oliveira Brandão'),
  pessoa(3, 'Maria das Graças de Sá', { nomes: ['Maria das Graças de Sá', 'Graça Sá'] }),
  pessoa(4, 'João da Silva'),
  pessoa(5, 'João Silva'),
];
const achar = (nome: string, funcao?: string) => {
  const { certas, talvez } = acharPessoas({ nome, funcao }, orgao);
  return [certas.map(({ idUsuario }) => idUsuario), talvez.map(({ idUsuario }) => idUsuario)];
};

describe('conflict of interest: whom a written name means', () => {
  it.each([
    ['RENATA OLIVEIRA BRANDAO', [2], []],
    ['Dra. Renata de Oliveira Brandão', [2], []],
    ['maria das gracas sa', [3], []],
    ['Graça Sá', [3], []],
    ['CPF 700.100.185-65', [1], []],
    ['Renata', [], [2]],
    ['R. Brandão', [], [2]],
    ['Gustavo Prado', [], [1]],
    ['João da Silva', [], [4, 5]],
    ['Zulmira', [], []],
    ['Gustavo Teixeira Prado e Renata Oliveira Brandão', [1, 2], []],
    ['Renata Brandão; João da Silva', [], [2, 4, 5]],
    ['Gustavo Teixeira Prado Filho', [], [1]],
    ['Gu\u017ftavo Teixeira Prado', [1], []],
    ['Prado, Gustavo', [], [1]],
    ['R.', [], []],
    ['', [], []],
  ])('%j: for certain %j, perhaps %j', (nome, certas, talvez) => {
    expect(achar(nome)).toEqual([certas, talvez]);
  });

  it('takes who runs the office where no name fits', () => {
    expect(achar('o ouvidor')).toEqual([[], [1]]);
    expect(achar('chefe', 'gestora da ouvidoria')).toEqual([[], [1]]);
    expect(achar('Renata', 'amiga do gestor')).toEqual([[], [2]]);
  });

  it('a whole name that is nobody’s is nobody, whatever function is said of it: a report must not lie unread for a word', () => {
    expect(achar('Zulmira Quintanilha', 'gestora da escola')).toEqual([[], []]);
    expect(achar('Zulmira Quintanilha', 'ouvidora')).toEqual([[], []]);
    expect(achar('Pedro Teixeira Prado', 'gestor da CGU')).toEqual([[], []]);
    expect(achar('meu chefe', 'ouvidor')).toEqual([[], [1]]);
    expect(achar('não sei o nome', 'gestora')).toEqual([[], [1]]);
    expect(achar('Zuzu', 'gestora')).toEqual([[], [1]]);
  });

  it('the gestor may take for the person meant who is found by the words, or one of the few with a word of the name', () => {
    const podem = (nome: string, funcao?: string, pessoas = orgao) =>
      quePodemSer({ nome, funcao }, pessoas).map(({ idUsuario }) => idUsuario);
    expect(podem('Renata')).toEqual([2]);
    expect(podem('a Renata do RH')).toEqual([2]);
    expect(podem('Zulmira do almoxarifado')).toEqual([]);
    expect(podem('o ouvidor')).toEqual([1]);
    expect(podem('João Pereira')).toEqual([4, 5]);
    const silvas = [10, 11, 12, 13].map((id) => pessoa(id, `Fulano${'abcd'[id - 10]} Silva`));
    expect(podem('Zulmira Silva', undefined, silvas)).toEqual([]);
    expect(podem('Zulmira Silva', undefined, silvas.slice(1))).toEqual([11, 12, 13]);
  });

  it('of a free answer to ‘Quem?’, takes the whole names and CPFs in it', () => {
    const ids = (texto: string) => nomeadosEm(texto, orgao).map(({ idUsuario }) => idUsuario);
    expect(ids('Foi a servidora Renata de Oliveira Brandão, do RH.')).toEqual([2]);
    expect(ids('O CPF é 700.100.185-65')).toEqual([1]);
    expect(ids('João da Silva e mais um')).toEqual([4, 5]);
    expect(ids('A Renata e o Gustavo')).toEqual([]);
    expect(ids('Foi o Gustavo Prado quem mandou.')).toEqual([1]);
    expect(nomeadosEm('Foi o Gustavo Prado quem mandou.', orgao, true)).toEqual([]);
    expect(ids('')).toEqual([]);
  });

  it.each([
    'Gustavo Prado',
    'Gustavo T. Prado',
    'G. Teixeira Prado',
    'GUSTAVO TEIXEIRA',
    'Prado, Gustavo',
    'o ouvidor Gustavo',
    'gustavo.prado',
    'Gustavo Teixeira Prado Filho',
    'Zulmira Quintanilha e Gustavo Prado',
  ])('keeps away who is involved as people name each other: %s', (nome) => {
    expect(envolvidosDoOrgao([{ nome }], orgao).map(({ idUsuario }) => idUsuario)).toEqual([1]);
  });

  it('in offices that have nothing to do with the report, only exact names count', () => {
    const ids = (nome: string) => exatosDoOrgao([{ nome }], orgao).map(({ idUsuario }) => idUsuario);
    expect(ids('Gustavo Prado')).toEqual([]);
    expect(ids('Gustavo Teixeira Prado')).toEqual([1]);
  });

  it('of people involved, takes whole names and all who share one; one word alone names nobody', () => {
    const ids = (...nomes: string[]) =>
      envolvidosDoOrgao(
        nomes.map((nome) => ({ nome })),
        orgao,
      ).map(({ idUsuario }) => idUsuario);
    expect(ids('João da Silva', 'Renata')).toEqual([4, 5]);
    expect(ids('Gustavo Teixeira Prado', 'gustavo teixeira prado')).toEqual([1]);
    expect(ids('o gestor')).toEqual([]);
  });
});
