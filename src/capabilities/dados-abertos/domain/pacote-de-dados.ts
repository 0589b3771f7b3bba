import {
  type Formato,
  type FormatoNosso,
  INTEIRO,
  nomeDentroDoPacote,
  nomeNosso,
  pacotes,
} from './arquivos.ts';
import { isConjunto, tabelas } from './conjuntos.ts';
import { esquemaDe } from './esquema.ts';

export interface ArquivoListado {
  readonly nome: string;
  readonly conjunto: string;
  readonly ano: number;
  readonly formato: Formato;
  readonly linhas: number;
  readonly bytes: number;
  readonly sha256: string;
  /** yyyy-mm-dd, in Brasília. */
  readonly dia: string;
}

export const LICENCA = {
  nome: 'Creative Commons Atribuição 4.0 Internacional',
  sigla: 'CC-BY-4.0',
  endereco: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
} as const;

const dialetos = {
  csv: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', header: true },
  compativel: { delimiter: ';', lineTerminator: '\r\n', quoteChar: '"', header: true },
} as const;

const caminho = (nome: string): string => `arquivos/${nome}`;
const esquema = (conjunto: string, sufixo = ''): string => `esquemas/${conjunto}${sufixo}.json`;

const comum = ({ nome, bytes, sha256 }: ArquivoListado) => ({
  path: caminho(nome),
  bytes,
  hash: `sha256:${sha256}`,
});

const recursoNome = (nome: string): string =>
  nome
    .toLowerCase()
    .replaceAll('_', '-')
    .replaceAll(/[^a-z0-9.-]/g, '');

const doPacote = (arquivo: ArquivoListado, forma: 'csv' | 'xml'): object[] => {
  const pacote = pacotes.find(({ nome }) => nome === arquivo.conjunto);
  return (pacote?.tabelas ?? []).map((tabela) => ({
    name: recursoNome(`${arquivo.nome}.${tabela.nome}`),
    ...comum(arquivo),
    format: forma,
    encoding: 'utf-16',
    compression: 'zip',
    innerpath: nomeDentroDoPacote(tabela, forma, arquivo),
    ...(forma === 'csv' && {
      profile: 'tabular-data-resource',
      dialect: dialetos.compativel,
      schema: esquema(tabela.conjunto, '-compativel'),
    }),
  }));
};

/** A part of another set says so: its file of the year is another resource, so the schema stands here and not at an address. */
const esquemaNosso = ({ conjunto, ano }: ArquivoListado): string | object => {
  const { chave, parteDe } = isConjunto(conjunto) ? tabelas[conjunto] : {};
  if (!isConjunto(conjunto) || !chave || !parteDe) return esquema(conjunto);
  const inteiro = recursoNome(nomeNosso(parteDe, 'csv', ano));
  return {
    ...esquemaDe(conjunto, 'nossa'),
    foreignKeys: [{ fields: chave, reference: { resource: inteiro, fields: chave } }],
  };
};

const nosso = (arquivo: ArquivoListado, formato: FormatoNosso): object[] => [
  {
    name: recursoNome(arquivo.nome),
    ...comum(arquivo),
    format: formato,
    ...(formato !== 'parquet' && { encoding: 'utf-8', compression: 'gz' }),
    ...(formato === 'csv' && { profile: 'tabular-data-resource', dialect: dialetos.csv }),
    schema: esquemaNosso(arquivo),
  },
];

const recursosDe = (arquivo: ArquivoListado): object[] => {
  switch (arquivo.formato) {
    case 'zip-csv':
      return doPacote(arquivo, 'csv');
    case 'zip-xml':
      return doPacote(arquivo, 'xml');
    case 'csv-latin1':
      return [
        {
          name: recursoNome(arquivo.nome),
          ...comum(arquivo),
          profile: 'tabular-data-resource',
          format: 'csv',
          encoding: 'iso-8859-1',
          dialect: dialetos.compativel,
          schema: esquema('manifestacoes', '-compativel'),
        },
      ];
    case 'zip-latin1':
      return [
        {
          name: recursoNome(arquivo.nome),
          ...comum(arquivo),
          profile: 'tabular-data-resource',
          format: 'csv',
          encoding: 'iso-8859-1',
          compression: 'zip',
          innerpath: INTEIRO.csv,
          dialect: dialetos.compativel,
          schema: esquema('manifestacoes', '-nova'),
        },
      ];
    default:
      return nosso(arquivo, arquivo.formato);
  }
};

/** The Data Package (Frictionless): the files, where they are, their formats and checksums. */
export const pacoteDeDados = (instalacao: string, arquivos: readonly ArquivoListado[]): object => ({
  $schema: 'https://datapackage.org/profiles/1.0/datapackage.json',
  profile: 'data-package',
  name: 'ouvidoria-e-acesso-a-informacao',
  title: `${instalacao}: dados abertos de acesso à informação e de ouvidoria`,
  description:
    'Pedidos de acesso à informação, recursos, solicitantes em categorias e manifestações de ouvidoria, por ano do registro, refeitos todos os dias; do acesso à informação, também o que mudou em cada um dos últimos dias. Nenhum arquivo diz quem registrou; textos, só os que passaram pela conferência de publicação.',
  licenses: [{ name: LICENCA.sigla, title: LICENCA.nome, path: LICENCA.endereco }],
  resources: arquivos.flatMap(recursosDe),
});
