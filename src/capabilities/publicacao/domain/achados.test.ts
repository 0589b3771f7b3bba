import { describe, expect, it } from 'vitest';
import { analisar } from '#capabilities/dados-pessoais/domain/analisar.ts';
import type { PessoaAOcultar } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { acharDadosPessoais as acharCom, cobrir, emContexto } from './achados.ts';
import { INSTITUCIONAL, MEI, padroes } from './padroes.ts';
import { nomeDoTipo, tiposDeAchado } from './tipos-de-achado.ts';

const maria = {
  nome: 'Maria Aparecida dos Santos',
  email: 'maria@exemplo.invalid',
  telefone: '85912340001',
  documento: '70010003703',
  endereco: 'Rua das Acácias, 120, Fortaleza',
};

const acharDadosPessoais = (texto: string, pessoas?: readonly PessoaAOcultar[]) =>
  acharCom(texto, analisar(texto), pessoas);
const achados = (texto: string, pessoas = [maria]) =>
  acharDadosPessoais(texto, pessoas).map(({ inicio, fim, tipo }) => [tipo, texto.slice(inicio, fim)]);

describe('what looks like personal data', () => {
  it.each([
    ['CPF 529.982.247-25.', 'cpf', '529.982.247-25'],
    ['O beneficiário 52998224725 recebeu', 'cpf', '52998224725'],
    ['CPF 529 982 247 25', 'cpf', '529 982 247 25'],
    ['CPF 529.982.247/25', 'cpf', '529.982.247/25'],
    ['CPF 529.982.247\u201125, de um PDF', 'cpf', '529.982.247\u201125'],
    ['CPF ５２９.982.247-25', 'cpf', '５２９.982.247-25'],
    ['CPF 529.982.247-26, digitado errado', 'cpf-incerto', '529.982.247-26'],
    ['Escreva para joao.lima@gmail.com', 'email', 'joao.lima@gmail.com'],
    ['Escreva para joao.lima@cgu.gov.br', 'email', 'joao.lima@cgu.gov.br'],
    ['Ligue (61) 99876-5432 à tarde', 'telefone', '(61) 99876-5432'],
    ['Ligue +55 61 99876-5432', 'telefone', '+55 61 99876-5432'],
    ['fone 61 3312-4455', 'telefone', '61 3312-4455'],
    ['zap 61998765432, à tarde', 'telefone', '61998765432'],
    ['PIS 120.54789.33-1', 'pis', '120.54789.33-1'],
    ['NIS nº 12054789331', 'pis', '12054789331'],
    ['RG 12.345.678-9 SSP/SP', 'rg', '12.345.678-9'],
    ['identidade nº MG-12.345.678', 'rg', 'MG-12.345.678'],
    ['matrícula SIAPE nº 1234567', 'documento', 'matrícula SIAPE nº 1234567'],
    ['Passaporte FN123456', 'documento', 'Passaporte FN123456'],
    ['NB 123.456.789-0', 'documento', 'NB 123.456.789-0'],
    ['conta corrente nº 12345-6', 'conta-bancaria', '12345-6'],
    ['Ag. 1234-5, conta 98765-X', 'conta-bancaria', '1234-5, conta 98765-X'],
    ['nascida em 02/03/1980', 'nascimento', '02/03/1980'],
    ['data de nascimento: 2 de março de 1980', 'nascimento', '2 de março de 1980'],
    ['mora na Rua das Flores, 10, casa 2', 'endereco', 'Rua das Flores, 10, casa 2'],
    ['moro na rua das flores nº 10', 'endereco', 'rua das flores nº 10'],
    ['Av. Sete de Setembro 1200', 'endereco', 'Av. Sete de Setembro 1200'],
    ['Rua 7 de Setembro, nº 45', 'endereco', 'Rua 7 de Setembro, nº 45'],
    ['Fortaleza, 60175-047', 'cep', '60175-047'],
    ['CEP 60175047', 'cep', '60175047'],
    ['o carro BRA2E19', 'placa', 'BRA2E19'],
    ['de placa ABC-1234', 'placa', 'ABC-1234'],
    ['MEI, CNPJ 12.345.678/0001-90', 'cnpj-de-pessoa', '12.345.678/0001-90'],
    ['título de eleitor 1234 5678 9012', 'documento', '1234 5678 9012'],
    ['O fiscal João Pereira vistoriou a obra.', 'pessoa', 'João Pereira'],
    ['atestado com CID F32.1', 'saude', 'CID F32.1'],
    ['O servidor João Pereira tem depressão.', 'saude', 'João Pereira tem depressão'],
    ['Prontuário da paciente Ana Lima.', 'saude', 'Prontuário da paciente Ana Lima'],
    ['PRONTUÁRIO da paciente Ana Lima.', 'saude', 'PRONTUÁRIO da paciente Ana Lima'],
    ['O servidor João Pereira tem HIV.', 'saude', 'João Pereira tem HIV'],
    ['O servidor João Pereira tem hiv.', 'saude', 'João Pereira tem hiv'],
  ])('%s', (texto, tipo, trecho) => {
    expect(achados(texto)).toEqual([[tipo, trecho]]);
  });

  it.each([
    'Contrato 12345678901.',
    'Processo 00190.100123/2024-11, de 12/03/2026.',
    'Processo judicial 0001234-56.2024.4.05.8100.',
    'Protocolo 00106.000123/2026-41.',
    'CNPJ 11.222.333/0001-81, da empresa contratada.',
    'Pagaram R$ 12.500,00 pela nota 4521-2026; total 1.234.567,89.',
    'Escreva para ouvidoria@cgu.gov.br ou sic@ifce.edu.br; ligue 0800 123 4567 ou 162.',
    'Portaria CGU-2024, Lei 12.527/2011, art. 7º, §3º.',
    'Pessoas em situação de rua em 2024, 350 ao todo.',
    'Matrículas em 2024/2025; a matrícula em 2025.1 foi maior.',
    'O Ministério da Saúde registrou casos de tuberculose e de depressão.',
    'Plano nacional: 100 200 300 40 vagas por ano.',
    'A agência 21001 atendeu 12.345 pessoas.',
    'A população de São Luís e de Minas Gerais.',
  ])('is silent about: %s', (texto) => {
    expect(achados(texto)).toEqual([]);
  });

  it('has a name for every type', () => {
    expect(Object.keys(nomeDoTipo)).toEqual([...tiposDeAchado]);
  });
});

describe('who asked', () => {
  it.each([
    ['Prezada Maria,', 'solicitante', 'Maria'],
    ['Prezado(a) Sr(a). Aparecida,', 'solicitante', 'Aparecida'],
    ['PREZADA SENHORA MARIA, segue', 'solicitante', 'MARIA'],
    ['Eu, María aparecida dos Santos, peço', 'solicitante', 'María aparecida dos Santos'],
    ['A requerente Maria Santos', 'solicitante', 'Maria Santos'],
    ['escreva a MARIA@exemplo.invalid', 'solicitante', 'MARIA@exemplo.invalid'],
    ['CPF 700.100.037-03', 'solicitante', '700.100.037-03'],
    ['fone (85) 91234-0001', 'solicitante', '(85) 91234-0001'],
    ['fone 91234-0001', 'solicitante', '91234-0001'],
    ['O porto de Santos', 'nome', 'Santos'],
    ['a maria falou', 'pessoa', 'maria'],
    ['ontem maria falou', 'pessoa', 'maria'],
    ['ontem maria sorriu', 'nome', 'maria'],
  ])('is found: %s', (texto, tipo, trecho) => {
    expect(achados(texto)).toEqual([[tipo, trecho]]);
  });

  it('is found by the whole address, which would be somebody’s anyway', () => {
    expect(achados('Enviado à rua das Acacias, 120, Fortaleza.')).toEqual([
      ['solicitante', 'rua das Acacias, 120, Fortaleza'],
    ]);
  });

  it('is not seen in words that only contain the name, nor when nobody is known', () => {
    expect(achados('Mariana mora em Santarém.')).toEqual([]);
    expect(achados('Prezada Maria,', [])).toEqual([['pessoa', 'Maria']]);
  });
});

describe('finds', () => {
  it('that overlap are one, called by the surest and as long as both', () => {
    expect(achados('O fiscal João Santos, matrícula do CPF 529.982.247-25')).toEqual([
      ['pessoa', 'João Santos'],
      ['cpf', 'matrícula do CPF 529.982.247-25'],
    ]);
  });

  it('come in order, apart from each other, and covering them leaves the rest as it was', () => {
    const texto = 'CPF 529.982.247-25, e-mail a@b.com; fone (61) 99876-5432 😀 fim';
    const lugares = acharDadosPessoais(texto);
    expect(lugares.map(({ tipo }) => tipo)).toEqual(['cpf', 'email', 'telefone']);
    expect(cobrir(texto, lugares.toReversed())).toBe(
      `CPF ${OCULTO}, e-mail ${OCULTO}; fone ${OCULTO} 😀 fim`,
    );
    expect(acharDadosPessoais(cobrir(texto, lugares))).toEqual([]);
    expect(cobrir(texto, [])).toBe(texto);
  });

  it('are shown in their line, with some words around', () => {
    const texto = `Linha de antes.\nO documento ${'palavra '.repeat(20)}529.982.247-25 e ${'outra '.repeat(20)}\nfim`;
    const [achado] = acharDadosPessoais(texto);
    const { antes, trecho, depois } = emContexto(texto, achado ?? { inicio: 0, fim: 1 });
    expect(antes).toMatch(/^…palavra .*palavra $/);
    expect(trecho).toBe('529.982.247-25');
    expect(depois).toMatch(/^ e outra .*outra…$/);
    expect(emContexto('Oi\na b c\nfim', { inicio: 5, fim: 6 })).toEqual({
      antes: 'a ',
      trecho: 'b',
      depois: ' c',
    });
  });
});

describe('a text written to stop the machine', () => {
  const LETRAS = 8000;
  const cheio = (pedaco: string) => pedaco.repeat(Math.ceil(LETRAS / pedaco.length)).slice(0, LETRAS);
  const pedacos = [
    ...[
      'a',
      'A',
      'a.',
      'a-',
      '1',
      '1.',
      '1-',
      '1 ',
      '-',
      '.',
      '_',
      '@',
      'a@',
      'a@a.',
      ' ',
      '\n',
      'Aa ',
      'Aa\n',
    ],
    ...[
      'rua ',
      'Rua A ',
      'rua a,',
      'av. ',
      'RG ',
      'RG 1',
      'PIS 1.',
      'placa ',
      'placa AAA',
      'conta corrente ',
      'ag ',
    ],
    ...[
      'nascida ',
      'nascida 1',
      'MEI ',
      'CID ',
      'câncer ',
      'câncer Aa ',
      'Aa Aa ',
      'Aa de Aa ',
      'maria ',
      'Maria de ',
    ],
    ...['matrícula 1', 'CEP 1', 'Prezada ', '\u2011', '１'],
  ];
  const textos = [
    ...pedacos.map(cheio),
    ...['câncer ', 'Aa Aa ', 'rua Aa', 'conta corrente'].flatMap((inicio) =>
      ['a', 'A', ' ', '1', 'Aa ', 'a,'].map((pedaco) => inicio + cheio(pedaco)),
    ),
  ];
  const MAX_MS = 15_000;

  it('is read in a time that grows with its length, not with its square', { timeout: 120_000 }, () => {
    const inicio = performance.now();
    for (const texto of textos) cobrir(texto, acharDadosPessoais(texto, [maria]));
    expect(performance.now() - inicio).toBeLessThan(MAX_MS);
  });

  it('is searched with repeats that all have an end', () => {
    for (const regra of [INSTITUCIONAL, MEI, ...padroes.map((cada) => cada.regra)]) {
      const abertos =
        regra.source
          .replaceAll('\\+', '')
          .replaceAll(/\[[^\]]*\]/g, 'x')
          .match(/[+*]|\{\d+,\}/g) ?? [];
      expect(abertos, regra.source).toEqual([]);
    }
  });
});
