/**
 * Why a part of a document is withheld; each mark names one reason (Lei 12.527/2011, arts. 7 §2 and
 * 11 §1, II).
 */
export const motivosLegais = [
  {
    codigo: 'dados_pessoais',
    nome: 'Dado pessoal',
    artigo: 'Lei 12.527/2011, art. 31; Lei 13.709/2018, art. 5º, I',
  },
  {
    codigo: 'dados_sensiveis',
    nome: 'Dado pessoal sensível (saúde, origem, religião, opinião, vida sexual)',
    artigo: 'Lei 13.709/2018, arts. 5º, II, e 11',
  },
  {
    codigo: 'denunciante',
    nome: 'Identidade de quem denuncia',
    artigo: 'Lei 13.608/2018, arts. 4º-A e 4º-B; Lei 13.460/2017, art. 10, § 7º; Decreto 10.153/2019',
  },
  {
    codigo: 'crianca_adolescente',
    nome: 'Dado de criança ou adolescente',
    artigo: 'Lei 8.069/1990, arts. 17, 143 e 247; Lei 13.709/2018, art. 14',
  },
  {
    codigo: 'sigilo_fiscal',
    nome: 'Sigilo fiscal',
    artigo: 'Lei 5.172/1966 (CTN), art. 198; Lei 12.527/2011, art. 22',
  },
  {
    codigo: 'sigilo_bancario',
    nome: 'Sigilo bancário',
    artigo: 'Lei Complementar 105/2001, art. 1º; Lei 12.527/2011, art. 22',
  },
  {
    codigo: 'sigilo_comercial',
    nome: 'Segredo industrial ou comercial',
    artigo: 'Lei 9.279/1996, art. 195, XI e XII; Lei 12.527/2011, art. 22',
  },
  {
    codigo: 'segredo_justica',
    nome: 'Segredo de justiça',
    artigo: 'Lei 13.105/2015 (CPC), art. 189; Lei 12.527/2011, art. 22',
  },
  {
    codigo: 'classificada',
    nome: 'Informação classificada em grau de sigilo',
    artigo: 'Lei 12.527/2011, arts. 23 e 24',
  },
  {
    codigo: 'preparatorio',
    nome: 'Documento preparatório de decisão em curso',
    artigo: 'Lei 12.527/2011, art. 7º, § 3º; Decreto 7.724/2012, art. 20',
  },
  {
    codigo: 'outro_sigilo',
    nome: 'Sigilo previsto em outra lei',
    artigo: 'Lei 12.527/2011, art. 22',
  },
] as const satisfies readonly { codigo: string; nome: string; artigo: string }[];

export type CodigoDoMotivo = (typeof motivosLegais)[number]['codigo'];

export const codigosDosMotivos = motivosLegais.map(({ codigo }) => codigo) as [
  CodigoDoMotivo,
  ...CodigoDoMotivo[],
];
