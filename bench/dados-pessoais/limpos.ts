import { readdirSync, readFileSync } from 'node:fs';
import type { Documento } from './montar.ts';
import { criarSorte, type Sorte } from './sorte.ts';

const pasta = new URL('./limpos/', import.meta.url);
const municipios = (
  JSON.parse(readFileSync(new URL('../../db/reference/03-municipio.json', import.meta.url), 'utf8')) as {
    linhas: readonly { nome: string }[];
  }
).linhas.map(({ nome }) => nome);

const ORGAOS =
  `Ministério da Saúde|Ministério da Educação|Instituto Nacional do Seguro Social|Universidade Federal do Ceará|Departamento Nacional de Infraestrutura de Transportes
Fundação Nacional dos Povos Indígenas|Agência Nacional de Transportes Terrestres|Instituto Brasileiro do Meio Ambiente|Controladoria-Geral da União|Banco do Nordeste do Brasil
Secretaria de Estado da Fazenda|Departamento Estadual de Trânsito|Companhia de Água e Esgoto|Comando da Aeronáutica|Tribunal Regional Eleitoral|Empresa Brasileira de Correios e Telégrafos`.split(
    /[|\n]/,
  );
const LEIS = [
  'Lei nº 12.527, de 18 de novembro de 2011',
  'Lei nº 13.460/2017',
  'Lei nº 13.709, de 14 de agosto de 2018',
  'Lei nº 14.133/2021',
  'Lei nº 9.784, de 29 de janeiro de 1999',
  'Lei Complementar nº 101/2000',
  'Lei nº 8.112/90',
];
const UFS = [
  'Rio Grande do Norte',
  'Ceará',
  'Mato Grosso do Sul',
  'Espírito Santo',
  'Pará',
  'Paraná',
  'Piauí',
  'Rio de Janeiro',
];
const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const dois = (numero: number): string => String(numero).padStart(2, '0');

const LACUNAS: Readonly<Record<string, (sorte: Sorte) => string>> = {
  orgao: (sorte) => sorte.um(ORGAOS),
  municipio: (sorte) => sorte.um(municipios),
  uf: (sorte) => sorte.um(UFS),
  lei: (sorte) => sorte.um(LEIS),
  mes: (sorte) => sorte.um(MESES),
  ano: (sorte) => String(1998 + sorte.ate(29)),
  num: (sorte) => sorte.um([sorte.digitos(2), sorte.digitos(3), sorte.digitos(5), `1.${sorte.digitos(3)}`]),
  valor: (sorte) =>
    sorte.um([
      `R$ ${1 + sorte.ate(900)}.${sorte.digitos(3)},${sorte.digitos(2)}`,
      `R$ ${1 + sorte.ate(90)},${1 + sorte.ate(9)} milhões`,
      `R$ ${1 + sorte.ate(9)}.${sorte.digitos(3)}.${sorte.digitos(3)},${sorte.digitos(2)}`,
    ]),
  data: (sorte) =>
    sorte.um([
      `${dois(1 + sorte.ate(28))}/${dois(1 + sorte.ate(12))}/20${dois(10 + sorte.ate(16))}`,
      `${1 + sorte.ate(28)} de ${sorte.um(MESES)} de 20${dois(10 + sorte.ate(16))}`,
    ]),
  processo: (sorte) =>
    sorte.um([
      `${sorte.digitos(5)}.${sorte.digitos(6)}/20${dois(10 + sorte.ate(16))}-${sorte.digitos(2)}`,
      `${sorte.digitos(5)}.20${dois(10 + sorte.ate(16))}.${sorte.digitos(6)}-${sorte.digitos(2)}`,
      sorte.digitos(17),
    ]),
  cnj: (sorte) =>
    `${sorte.digitos(7)}-${sorte.digitos(2)}.20${dois(10 + sorte.ate(16))}.4.0${1 + sorte.ate(5)}.${sorte.digitos(4)}`,
};

const preencher = (modelo: string, sorte: Sorte): string =>
  modelo.replace(/\{(\w+)(?::(caps))?\}/g, (lacuna, chave: string, caps?: string) => {
    const valor = LACUNAS[chave]?.(sorte) ?? lacuna;
    return caps ? valor.toUpperCase() : valor;
  });

const paragrafosLimpos = (): readonly string[] =>
  readdirSync(pasta)
    .sort()
    .flatMap((arquivo) => readFileSync(new URL(arquivo, pasta), 'utf8').split(/\n\n+/))
    .map((paragrafo) => paragrafo.trim())
    .filter(Boolean);

const VEZES = 6;

const sementes = new URL('../../db/seed/casos/', import.meta.url);
/** Sentences of the demonstration, except the decisions, which contain personal data. */
const COM_DADOS = 'textos-decisoes.ts';
const frasesDaDemonstracao = (): readonly string[] =>
  readdirSync(sementes)
    .filter((arquivo) => arquivo.startsWith('textos-') && arquivo !== COM_DADOS)
    .sort()
    .flatMap((arquivo) => [
      ...readFileSync(new URL(arquivo, sementes), 'utf8').matchAll(/'((?:[^'\\\n]|\\.){40,})'/g),
    ])
    .map(([, frase = '']) => frase);

/** Texts with nothing to find: everything found in them is a false alarm. */
export const textosLimpos = (): readonly Documento[] => {
  const sorte = criarSorte(1988);
  const proprios = paragrafosLimpos().flatMap((modelo) => {
    const textos = new Set(Array.from({ length: VEZES }, () => preencher(modelo, sorte)));
    return [...textos];
  });
  return [...proprios, ...frasesDaDemonstracao()].map((texto) => ({ texto, itens: [], reservado: false }));
};
