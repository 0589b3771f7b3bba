import { describe, expect, it } from 'vitest';
import { emLatin1 } from '#kernel/arquivo/latin1.ts';
import type { Coluna, Linha } from './coluna.ts';
import { csvAberto, csvCompativel, jsonl, xmlCompativel } from './escritor.ts';

const colunas: readonly Coluna[] = [
  { nome: 'Id', tipo: 'inteiro', descricao: '' },
  { nome: 'data registro', chave: 'data_registro', tipo: 'data', descricao: '' },
  { nome: 'Prorrogado', tipo: 'logico', descricao: '' },
  { nome: 'Texto', tipo: 'texto', descricao: '' },
];
const linha = (texto: string | null): Linha => [7, '2026-03-12', true, texto];

describe('the compatible CSV', () => {
  const { inicio, linha: escrever } = csvCompativel(colunas);

  it('names its columns, writes days and yes and no in Portuguese, and leaves empty what is not known', () => {
    expect(inicio).toBe('Id;data registro;Prorrogado;Texto\r\n');
    expect(escrever(linha('bom'))).toBe('7;12/03/2026;Sim;bom\r\n');
    expect(escrever([7, null, false, null])).toBe('7;;Não;\r\n');
    expect(escrever([0, null, null, ''])).toBe('0;;;\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\r\nb', '"a\r\nb"'],
    ['a,b', 'a,b'],
    // Data programs want the exact text: nothing is put before a sign.
    ['=1+1', '=1+1'],
    ['@nome', '@nome'],
  ])('writes %j as %j', (texto, celula) => {
    expect(escrever(linha(texto))).toBe(`7;12/03/2026;Sim;${celula}\r\n`);
  });
});

it('the CSV for programs has their days, commas and names', () => {
  const { inicio, linha: escrever } = csvAberto(colunas);
  expect(inicio).toBe('Id,data_registro,Prorrogado,Texto\r\n');
  expect(escrever(linha('a,b;c'))).toBe('7,2026-03-12,true,"a,b;c"\r\n');
});

it('JSON Lines has one object per line, whatever is in the text', () => {
  const texto = jsonl(colunas).linha(linha('a\n"b"\u2028'));
  expect(texto.endsWith('}\n')).toBe(true);
  expect(texto.indexOf('\n')).toBe(texto.length - 1);
  expect(JSON.parse(texto)).toEqual({
    Id: 7,
    data_registro: '2026-03-12',
    Prorrogado: true,
    Texto: 'a\n"b"\u2028',
  });
});

it.each(['São Paulo – “aspas”', '\u2028😀', 'a"b\\c', '\u0000\u001f\u007f', 'metade \ud800'])(
  'JSON Lines writes %j as the general function does',
  (texto) => {
    expect(jsonl(colunas).linha(linha(texto))).toContain(`"Texto":${JSON.stringify(texto)}}`);
    expect(JSON.parse(jsonl(colunas).linha([null, null, false, null]))).toMatchObject({
      Id: null,
      Prorrogado: false,
    });
  },
);

it('XML keeps line breaks, and drops what it cannot carry', () => {
  const { linha: escrever } = xmlCompativel([colunas[3] as Coluna], 'Pedidos', 'Pedido');
  expect(escrever(['<a> & "b"\r\n\tc\u0001'])).toBe(
    '<Pedido Texto="&lt;a&gt; &amp; &quot;b&quot;&#13;&#10;&#9;c"/>\r\n',
  );
  expect(escrever(['São 😀'])).toBe('<Pedido Texto="São 😀"/>\r\n');
  expect(escrever(['metade \ud800'])).toBe('<Pedido Texto="metade \ufffd"/>\r\n');
});

describe('ISO 8859-1', () => {
  it.each([
    ['São João del-Rei', 'São João del-Rei'],
    ['CGU – Órgão', 'CGU - Órgão'],
    ['“aspas” e ‘aspas’…', '"aspas" e \'aspas\'...'],
    ['cafe\u0301', 'café'],
    ['Łódź', '?ódz'],
    ['☃', '?'],
    ['😀', '?'],
  ])('writes %j as %j', (texto, escrito) => {
    expect(emLatin1(texto)).toBe(escrito);
  });

  it('is asked for before a cell is quoted: a curly quote that becomes a plain one is doubled', () => {
    const { linha: escrever } = csvCompativel([colunas[3] as Coluna], emLatin1);
    expect(escrever(['Programa “Compra; Fácil” de licitações'])).toBe(
      '"Programa ""Compra; Fácil"" de licitações"\r\n',
    );
    expect(escrever(['diz “sim”'])).toBe('"diz ""sim"""\r\n');
  });
});
