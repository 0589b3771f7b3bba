import { Esfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { type OrgaoDemo, orgaosEstaduais } from './orgaos-estaduais.ts';

const { padrao, simplifique, acessoAInformacao, denuncia } = TipoFormulario;
const FEDERAIS = [padrao, simplifique, acessoAInformacao, denuncia];
const LOCAIS = [padrao, acessoAInformacao, denuncia];

const BRASILIA = 530010;
const HORARIO = 'Segunda a sexta, das 8h às 18h';

interface Federal {
  readonly id: number;
  readonly sigla: string;
  readonly nome: string;
  readonly prefixo: string;
  readonly endereco: string;
  readonly competencia: string;
  readonly idOrgaoSiorg?: number;
  readonly monitora?: boolean;
  readonly deTeste?: boolean;
  readonly site?: string;
  readonly lugar?: { readonly uf: string; readonly idMunicipio: number; readonly ddd: number };
  readonly formularios?: readonly number[];
}

const federal = ({ lugar, ...orgao }: Federal): OrgaoDemo => ({
  idEsfera: Esfera.federal,
  uf: lugar?.uf ?? 'DF',
  idMunicipio: lugar?.idMunicipio ?? BRASILIA,
  ddd: lugar?.ddd ?? 61,
  horario: HORARIO,
  formularios: FEDERAIS,
  ...orgao,
});

/** Office, SIORG and protocol numbers of CGU and IFCE are the real ones; the others are ours. */
const federais: readonly OrgaoDemo[] = [
  {
    id: 6,
    idOrgaoSiorg: 214460,
    sigla: 'CGU',
    nome: 'Controladoria-Geral da União',
    prefixo: '00106',
    monitora: true,
    endereco: 'Setor de Autarquias Sul, Quadra 5, Brasília – DF, CEP 70070-050',
    competencia:
      'Defesa do patrimônio público, controle interno, prevenção e combate à corrupção, ouvidoria e correição.',
    site: 'https://www.gov.br/cgu',
  },
  {
    id: 65,
    idOrgaoSiorg: 100911,
    sigla: 'IFCE',
    nome: 'Instituto Federal de Educação, Ciência e Tecnologia do Ceará',
    prefixo: '23546',
    endereco: 'Rua Jorge Dumar, 1703, Jardim América, Fortaleza – CE, CEP 60410-426',
    competencia: 'Educação profissional e tecnológica, ensino superior, pesquisa e extensão no Ceará.',
    site: 'https://ifce.edu.br',
    lugar: { uf: 'CE', idMunicipio: 230440, ddd: 85 },
  },
  {
    id: 40,
    sigla: 'MD',
    nome: 'Ministério da Defesa',
    prefixo: '60041',
    endereco: 'Esplanada dos Ministérios, Bloco Q, Brasília – DF, CEP 70049-900',
    competencia: 'Política de defesa nacional, serviço militar e coordenação das Forças Armadas.',
    site: 'https://www.gov.br/defesa',
  },
  {
    id: 90,
    sigla: 'CMRI',
    nome: 'Comissão Mista de Reavaliação de Informações',
    prefixo: '00131',
    endereco: 'Praça dos Três Poderes, Palácio do Planalto, Brasília – DF, CEP 70150-900',
    competencia: 'Última instância de recurso dos pedidos de acesso à informação no Poder Executivo federal.',
    formularios: [acessoAInformacao],
  },
  {
    id: 555,
    sigla: 'TESTE',
    nome: 'Órgão de Testes',
    prefixo: '55555',
    endereco: 'Rua dos Testes, 100, Brasília – DF',
    competencia: 'Órgão fictício para treinamento e homologação: nada do que é enviado a ele é respondido.',
    deTeste: true,
  },
  {
    id: 41,
    sigla: 'MS',
    nome: 'Ministério da Saúde',
    prefixo: '25072',
    endereco: 'Esplanada dos Ministérios, Bloco G, Brasília – DF, CEP 70058-900',
    competencia: 'Sistema Único de Saúde, vacinação, medicamentos e vigilância em saúde.',
    site: 'https://www.gov.br/saude',
  },
  {
    id: 42,
    sigla: 'MEC',
    nome: 'Ministério da Educação',
    prefixo: '23123',
    endereco: 'Esplanada dos Ministérios, Bloco L, Brasília – DF, CEP 70047-900',
    competencia: 'Educação básica, profissional e superior, bolsas e financiamento estudantil.',
    site: 'https://www.gov.br/mec',
  },
  {
    id: 43,
    sigla: 'INSS',
    nome: 'Instituto Nacional do Seguro Social',
    prefixo: '35014',
    endereco: 'Setor de Autarquias Sul, Quadra 2, Bloco O, Brasília – DF, CEP 70070-946',
    competencia: 'Aposentadorias, pensões, auxílios e perícia médica.',
    site: 'https://www.gov.br/inss',
  },
  {
    id: 44,
    sigla: 'RFB',
    nome: 'Secretaria Especial da Receita Federal do Brasil',
    prefixo: '18800',
    endereco: 'Esplanada dos Ministérios, Bloco P, Brasília – DF, CEP 70048-900',
    competencia: 'Tributos federais, CPF, CNPJ e aduana.',
    site: 'https://www.gov.br/receitafederal',
  },
  {
    id: 45,
    sigla: 'IBAMA',
    nome: 'Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis',
    prefixo: '02680',
    endereco: 'Setor de Clubes Esportivos Norte, Trecho 2, Brasília – DF, CEP 70818-900',
    competencia: 'Licenciamento e fiscalização ambiental.',
    site: 'https://www.gov.br/ibama',
  },
  {
    id: 46,
    sigla: 'ANVISA',
    nome: 'Agência Nacional de Vigilância Sanitária',
    prefixo: '25820',
    endereco: 'Setor de Indústria e Abastecimento, Trecho 5, Brasília – DF, CEP 71205-050',
    competencia: 'Registro e fiscalização de medicamentos, alimentos, cosméticos e produtos para a saúde.',
    site: 'https://www.gov.br/anvisa',
  },
  {
    id: 47,
    sigla: 'MTE',
    nome: 'Ministério do Trabalho e Emprego',
    prefixo: '46800',
    endereco: 'Esplanada dos Ministérios, Bloco F, Brasília – DF, CEP 70056-900',
    competencia:
      'Seguro-desemprego, carteira de trabalho, fiscalização do trabalho e qualificação profissional.',
    site: 'https://www.gov.br/trabalho-e-emprego',
  },
  {
    id: 48,
    sigla: 'UFPE',
    nome: 'Universidade Federal de Pernambuco',
    prefixo: '23076',
    endereco: 'Av. Prof. Moraes Rego, 1235, Cidade Universitária, Recife – PE, CEP 50670-901',
    competencia: 'Ensino superior, pesquisa e extensão em Pernambuco.',
    site: 'https://www.ufpe.br',
    lugar: { uf: 'PE', idMunicipio: 261160, ddd: 81 },
  },
].map(federal);

const municipal = (
  id: number,
  uf: string,
  idMunicipio: number,
  cidade: string,
  ddd: number,
  formularios: readonly number[] = LOCAIS,
): OrgaoDemo => ({
  id,
  sigla: `OGM-${cidade}`,
  nome: `Ouvidoria-Geral do Município de ${cidade}`,
  idEsfera: Esfera.municipal,
  uf,
  idMunicipio,
  ddd,
  prefixo: `${String(idMunicipio).slice(0, 2)}${id - 1900}`,
  endereco: `Paço Municipal, Centro, ${cidade} – ${uf}`,
  horario: 'Segunda a sexta, das 8h às 17h',
  competencia: `Serviços da Prefeitura de ${cidade}: saúde, escolas, ruas, limpeza, iluminação e tributos municipais.`,
  formularios,
  // A city that answers access requests at another counter offers no such form here.
  temSic: formularios.includes(acessoAInformacao),
});

const municipais: readonly OrgaoDemo[] = [
  municipal(2001, 'CE', 230440, 'Fortaleza', 85),
  municipal(2002, 'SP', 355030, 'São Paulo', 11),
  municipal(2003, 'MG', 310620, 'Belo Horizonte', 31),
  municipal(2004, 'PR', 410690, 'Curitiba', 41),
  municipal(2005, 'BA', 292740, 'Salvador', 71),
  municipal(2006, 'AM', 130260, 'Manaus', 92),
  municipal(2007, 'CE', 230730, 'Juazeiro do Norte', 88, [padrao, denuncia]),
  municipal(2008, 'SP', 350950, 'Campinas', 19),
];

const semTerritorio = (
  id: number,
  idEsfera: number,
  sigla: string,
  nome: string,
  competencia: string,
  lugar: { uf: string; idMunicipio: number; ddd: number; endereco: string },
): OrgaoDemo => ({
  id,
  sigla,
  nome,
  idEsfera,
  ...lugar,
  prefixo: String(90_000 + id),
  horario: 'Segunda a sexta, das 9h às 17h',
  competencia,
  formularios: LOCAIS,
});

const emBrasilia = {
  uf: 'DF',
  idMunicipio: BRASILIA,
  ddd: 61,
  endereco: 'Setor Comercial Sul, Brasília – DF',
};
const noRecife = {
  uf: 'PE',
  idMunicipio: 261160,
  ddd: 81,
  endereco: 'Cais do Apolo, Recife Antigo, Recife – PE',
};
const emPortoAlegre = {
  uf: 'RS',
  idMunicipio: 431490,
  ddd: 51,
  endereco: 'Praia de Belas, Porto Alegre – RS',
};

const autonomosEJudiciario: readonly OrgaoDemo[] = [
  semTerritorio(
    3001,
    Esfera.servicosAutonomos,
    'SEBRAE',
    'Serviço Brasileiro de Apoio às Micro e Pequenas Empresas',
    'Apoio a pequenos negócios e a quem empreende.',
    emBrasilia,
  ),
  semTerritorio(
    3002,
    Esfera.servicosAutonomos,
    'SENAI',
    'Serviço Nacional de Aprendizagem Industrial',
    'Formação profissional para a indústria.',
    emBrasilia,
  ),
  semTerritorio(
    3003,
    Esfera.servicosAutonomos,
    'CONFEA',
    'Conselho Federal de Engenharia e Agronomia',
    'Registro e fiscalização das profissões de engenharia e agronomia.',
    emBrasilia,
  ),
  semTerritorio(
    4001,
    Esfera.judiciarioFederal,
    'CJF',
    'Conselho da Justiça Federal',
    'Supervisão administrativa e orçamentária da Justiça Federal.',
    emBrasilia,
  ),
  semTerritorio(
    4002,
    Esfera.judiciarioFederal,
    'TRF5',
    'Tribunal Regional Federal da 5ª Região',
    'Justiça Federal em Pernambuco, Alagoas, Ceará, Paraíba, Rio Grande do Norte e Sergipe.',
    noRecife,
  ),
  semTerritorio(
    4003,
    Esfera.judiciarioFederal,
    'TRF4',
    'Tribunal Regional Federal da 4ª Região',
    'Justiça Federal no Rio Grande do Sul, em Santa Catarina e no Paraná.',
    emPortoAlegre,
  ),
];

export const orgaosDemo: readonly OrgaoDemo[] = [
  ...federais,
  ...orgaosEstaduais(LOCAIS),
  ...municipais,
  ...autonomosEJudiciario,
];
