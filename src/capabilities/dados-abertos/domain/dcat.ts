import { DAS_MUDANCAS, pacotes, TODOS_OS_ANOS, tipoDoConteudo } from './arquivos.ts';
import { nomesDeConjuntos } from './conjuntos.ts';
import { descritoEm, type NomeDeEsquema } from './esquema.ts';
import { type ArquivoListado, LICENCA } from './pacote-de-dados.ts';

/** The plain keys are what CKAN's DCAT harvester reads; the context makes the same document JSON-LD for the others. */
const CONTEXTO = {
  '@vocab': 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  title: 'dct:title',
  description: 'dct:description',
  identifier: 'dct:identifier',
  issued: 'dct:issued',
  modified: 'dct:modified',
  language: 'dct:language',
  license: { '@id': 'dct:license', '@type': '@id' },
  publisher: 'dct:publisher',
  accrualPeriodicity: { '@id': 'dct:accrualPeriodicity', '@type': '@id' },
  spatial: { '@id': 'dct:spatial', '@type': '@id' },
  temporal: 'dct:temporal',
  theme: { '@type': '@id' },
  landingPage: { '@type': '@id' },
  accessURL: { '@type': '@id' },
  downloadURL: { '@type': '@id' },
  conformsTo: { '@id': 'dct:conformsTo', '@type': '@id' },
  format: 'dct:format',
  name: 'foaf:name',
  checksum: 'spdx:checksum',
  algorithm: 'spdx:algorithm',
  checksumValue: 'spdx:checksumValue',
} as const;

const IDIOMA = 'pt-BR';
const DIARIO = 'http://purl.org/cld/freq/daily';
/** Concepts that portals know: 'Government and public sector', and Brazil. */
const TEMA = 'http://publications.europa.eu/resource/authority/data-theme/GOVE';
const BRASIL = 'http://publications.europa.eu/resource/authority/country/BRA';
const PAGINAS = { acesso: '/dadosabertoslai', ouvidoria: '/dados-abertos-ouvidoria' } as const;
const PALAVRAS: Readonly<Record<'acesso' | 'ouvidoria', readonly string[]>> = {
  acesso: ['acesso à informação', 'LAI', 'transparência'],
  ouvidoria: ['ouvidoria', 'manifestações', 'serviços públicos'],
};

const catalogados = [...nomesDeConjuntos, 'mudancas'] as const satisfies readonly NomeDeEsquema[];

const conjuntoDo = (arquivo: ArquivoListado): NomeDeEsquema | undefined =>
  catalogados.find((nome) => nome === arquivo.conjunto) ??
  pacotes.find(({ nome }) => nome === arquivo.conjunto)?.tabelas[0].conjunto;

const siglaDoFormato: Readonly<Record<ArquivoListado['formato'], string>> = {
  'zip-csv': 'ZIP',
  'zip-xml': 'ZIP',
  'zip-latin1': 'ZIP',
  'csv-latin1': 'CSV',
  csv: 'CSV',
  jsonl: 'JSONL',
  parquet: 'Parquet',
};

const deQuando = ({ ano, conjunto, nome }: ArquivoListado): string => {
  if (conjunto === 'mudancas')
    return nome.includes('_desde_') ? 'O que mudou desde o dia do nome' : 'O que mudou no dia do nome';
  return ano === TODOS_OS_ANOS ? 'Todos os anos' : `Ano ${ano}`;
};

export const catalogoDcat = (
  { nome: instalacao, orgaoControlador }: { readonly nome: string; readonly orgaoControlador: string },
  origem: string,
  arquivos: readonly ArquivoListado[],
): object => {
  const base = `${origem}/api/app-web/v1/dados-abertos`;
  const publisher = { '@type': 'foaf:Organization', name: orgaoControlador };
  const distribuicao = (arquivo: ArquivoListado) => ({
    '@type': 'Distribution',
    identifier: arquivo.nome,
    title: arquivo.nome,
    description: `${deQuando(arquivo)}; ${arquivo.linhas} linhas.`,
    downloadURL: `${base}/arquivos/${arquivo.nome}`,
    accessURL: `${base}/arquivos/${arquivo.nome}`,
    format: siglaDoFormato[arquivo.formato],
    mediaType: tipoDoConteudo[arquivo.formato].split(';')[0],
    byteSize: arquivo.bytes,
    modified: arquivo.dia,
    license: LICENCA.endereco,
    checksum: { algorithm: 'spdx:checksumAlgorithm_sha256', checksumValue: arquivo.sha256 },
  });
  return {
    '@context': CONTEXTO,
    '@type': 'Catalog',
    title: `${instalacao}: dados abertos`,
    description: 'Dados abertos de acesso à informação e de ouvidoria, refeitos todos os dias.',
    language: [IDIOMA],
    publisher,
    dataset: catalogados.flatMap((nome) => {
      const seus = arquivos.filter((arquivo) => conjuntoDo(arquivo) === nome);
      if (seus.length === 0) return [];
      const area = nome === 'manifestacoes' ? 'ouvidoria' : 'acesso';
      const { titulo, descricao, regra } = descritoEm(nome);
      const anos = seus.map(({ ano, dia }) =>
        ano === TODOS_OS_ANOS || ano === DAS_MUDANCAS ? Number(dia.slice(0, 4)) : ano,
      );
      const inicio = `${Math.min(...anos)}-01-01`;
      const landingPage = `${origem}/web${PAGINAS[area]}`;
      return [
        {
          '@type': 'Dataset',
          '@id': `${base}/${nome}`,
          identifier: `${base}/${nome}`,
          title: titulo,
          description: regra ? `${descricao} ${regra}` : descricao,
          landingPage,
          issued: inicio,
          modified: seus
            .map(({ dia }) => dia)
            .toSorted()
            .at(-1),
          temporal: {
            '@type': 'dct:PeriodOfTime',
            startDate: inicio,
            endDate: `${Math.max(...anos)}-12-31`,
          },
          spatial: BRASIL,
          theme: [TEMA],
          conformsTo: `${base}/esquemas/${nome}.json`,
          language: [IDIOMA],
          keyword: PALAVRAS[area],
          license: LICENCA.endereco,
          publisher,
          accrualPeriodicity: DIARIO,
          distribution: seus.map(distribuicao),
        },
      ];
    }),
  };
};
