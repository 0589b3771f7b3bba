import { describe, expect, it } from 'vitest';
import { afinarCinco } from '../../corpus/testing-afinar-cinco.ts';
import { afinarDez } from '../../corpus/testing-afinar-dez.ts';
import { afinarDois } from '../../corpus/testing-afinar-dois.ts';
import { afinarDoze } from '../../corpus/testing-afinar-doze.ts';
import { afinarNove } from '../../corpus/testing-afinar-nove.ts';
import { afinarOito } from '../../corpus/testing-afinar-oito.ts';
import { afinarOnze } from '../../corpus/testing-afinar-onze.ts';
import { afinarQuatro } from '../../corpus/testing-afinar-quatro.ts';
import { afinarSeis } from '../../corpus/testing-afinar-seis.ts';
import { afinarSete } from '../../corpus/testing-afinar-sete.ts';
import { afinarTres } from '../../corpus/testing-afinar-tres.ts';
import { afinarTreze } from '../../corpus/testing-afinar-treze.ts';
import { afinarUm } from '../../corpus/testing-afinar-um.ts';
import { type MedidaDoPseudonimo, medirPseudonimo, type TextoMarcado } from '../../corpus/testing-medir.ts';
import { reservadoDois } from '../../corpus/testing-reservado-dois.ts';
import { reservadoTres } from '../../corpus/testing-reservado-tres.ts';
import { reservadoUm } from '../../corpus/testing-reservado-um.ts';
import type { Conhecido } from './achado.ts';
import { prepararPseudonimo } from './preparar-pseudonimo.ts';

const MENOR_REVOCACAO = 0.95;
const MENOR_PRECISAO = 0.9;
const MENOR_DAS_DICAS = 0.9;

const paraAfinar: readonly TextoMarcado[] = [
  ...[afinarUm, afinarDois, afinarTres, afinarQuatro, afinarCinco, afinarSeis, afinarSete],
  ...[afinarOito, afinarNove, afinarDez, afinarOnze, afinarDoze, afinarTreze],
].flat();
const reservado = [...reservadoUm, ...reservadoDois, ...reservadoTres];

const porCento = (parte: number, todo: number): string => `${((100 * parte) / todo).toFixed(1)} %`;
const exigir = (nome: string, medida: MedidaDoPseudonimo): void => {
  const { textos, marcas, cobertas, coberturas, certas, dicas, dicasDadas } = medida;
  console.info(
    `${nome}: ${textos} texts, ${marcas} marks; covered ${porCento(cobertas, marcas)}, right ${porCento(certas, coberturas)}, hints ${porCento(dicasDadas, dicas)}`,
  );
  expect(cobertas / marcas, medida.perdidas.join(' · ')).toBeGreaterThanOrEqual(MENOR_REVOCACAO);
  expect(certas / coberturas, medida.demais.join(' · ')).toBeGreaterThanOrEqual(MENOR_PRECISAO);
  expect(dicasDadas / dicas, medida.perdidas.join(' · ')).toBeGreaterThanOrEqual(MENOR_DAS_DICAS);
};

describe('Decreto 10.153/2019, art. 6 § 4º: the prepared covering', { timeout: 60_000 }, () => {
  it('covers at least 95 % on a corpus kept apart from tuning', () => {
    const medida = medirPseudonimo(reservado);
    expect(medida.textos).toBeGreaterThanOrEqual(60);
    exigir('kept apart', medida);
  });

  it('covers at least 95 % of the corpus it was tuned on', () => {
    exigir('tuning', medirPseudonimo(paraAfinar));
  });
});

const maria = {
  nome: 'Maria Aparecida de Souza',
  email: 'cida.s78@exemplo.invalid',
  telefone: '85912340001',
  documento: '70010003703',
};
const cobertosDe = (texto: string, pessoa: Conhecido): string[] =>
  prepararPseudonimo(texto, [pessoa])
    .filter(({ confianca }) => confianca === 'cobrir')
    .map(({ inicio, fim }) => texto.slice(inicio, fim));
const cobertos = (texto: string): string[] => cobertosDe(texto, maria);

describe('variants of what the case knows of the person', () => {
  it.each([
    ['joined names', 'o login mariasouza foi usado', ['mariasouza']],
    ['initials and surname', 'meu usuário no SEI é masouza, antes era souzam', ['masouza', 'souzam']],
    ['initials after the surname', 'entrei como souzama no sistema', ['souzama']],
    ['a middle name cut short', 'mandem para apsouza', ['apsouza']],
    ['handles', 'me marcaram em @maria.s ontem', ['@maria.s']],
    ['what precedes the at sign of the e-mail', 'usuário cida.s78 bloqueado', ['cida.s78']],
    ['initials', 'assinaram M.S. e M. da S. por mim', ['M.S.', 'M. da S.']],
    ['nicknames', 'disseram que a Cida sabia', ['Cida']],
    ['another alphabet', 'escreveram Мария no muro', ['Мария']],
    ['letters of two alphabets in a word', 'escreveram Mаriа no muro', ['Mаriа']],
    ['wide letters', 'no crachá: Ｓｏｕｚａ', ['Ｓｏｕｚａ']],
    ['loose accents', 'a Mari\u0301a saiu', ['Mari\u0301a']],
    ['digits for letters', 'puseram M4r1a no mural', ['M4r1a']],
    ['letters apart', 'puseram S o u z a no mural', ['S o u z a']],
    ['a slip of the pen', 'assinou Apareicda Sousa', ['Apareicda Sousa']],
    ['the number without its prefix', 'liguem 91234-0001', ['91234-0001']],
    ['the name of a relative', 'meu marido, Jair, viu', ['Jair']],
  ])('%s', (_, texto, esperados) => {
    expect(cobertos(texto)).toEqual(esperados);
  });

  it.each([
    'silva1975',
    '75silva',
    'jsilva_82',
    'silva_75',
    'silva-75',
    'joao82',
    's1lva',
    '5ilva',
    's!lva',
    's|lva',
    '$ilva',
    'silv4',
    'j0ao',
    'jo@o_silva',
    's1lva1975',
    'j.s1lva',
    'J.S1LV4',
    'j.s.i.l.v.a',
    's-i-l-v-a',
    's_i_l_v_a',
    's.1.l.v.a',
    's 1 l v a',
    '@silva75',
  ])(
    'a user name with digits beside the surname or for its letters, or with signs between them: %s',
    (usuario) => {
      const texto = `escreveram ${usuario} no mural`;
      expect(cobertosDe(texto, { nome: 'João Batista da Silva' })).toEqual([usuario]);
      expect(cobertosDe(texto, { nome: 'Teresa Ramos' })).toEqual([]);
    },
  );

  it.each([
    'Paguei R$1.200,00 na sala 12B do bloco-B2, pelo art.5º da Lei 13.460/2017.',
    'Itens: 1. a 2. b 3. c; a) 1 b) 2; versão 1.0.3, CID-10 F32.1, 4x4, mp3, x86_64.',
    'COVID-19, H1N1, turma 3A, 07h30, km-12, BR-116, lote12, quadra-10, o lote 3-A.',
  ])('and numbers beside ordinary words stay: %s', (texto) => {
    for (const nome of ['João Batista da Silva', 'Rosa Santos Lima Campos', 'Ana Luz Sá'])
      expect(cobertosDe(texto, { nome })).toEqual([]);
  });

  it('a profile that its owner calls theirs is covered, and not the verb before it', () => {
    expect(cobertos('meu login era gatapreta no sistema')).toEqual(['gatapreta']);
    expect(cobertos('meu login estava bloqueado')).toEqual([]);
  });

  it('kinship and roles that few have are hints: a person decides', () => {
    const dicas = (texto: string) =>
      prepararPseudonimo(texto, [maria]).map(({ confianca, tipo }) => `${confianca} ${tipo}`);
    expect(dicas('minha irmã viu tudo')).toEqual(['dica parente']);
    expect(dicas('Sou a única fonoaudióloga do posto.')).toEqual(['dica papel']);
  });

  it("'meu nome' announces a name only where one follows", () => {
    expect(cobertos('perdi a vaga e meu nome saiu da escala de férias')).toEqual([]);
    expect(cobertos('meu nome Josefina Prado, e o dela é outro')).toEqual(['Josefina Prado']);
  });

  it('leaves the people the text speaks of, and companies', () => {
    expect(
      cobertos('O diretor João Pereira e a fiscal Mariana contrataram a firma 11.222.333/0001-81.'),
    ).toEqual([]);
  });
});
